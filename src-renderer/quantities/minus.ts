/** A figure with the sign that all figures are shown with: `−5`, never a hyphen. Every field reads either. */
export function withMinus(figure: string): string {
  return figure.startsWith('-') ? `−${figure.slice(1)}` : figure
}

/** The negative figures of a sentence with the same sign; a hyphen within a name stays one. */
export function withMinusIn(sentence: string, figures: readonly (string | number)[]): string {
  return figures.reduce<string>((text, figure) => {
    if (typeof figure !== 'number' || !(figure < 0)) return text
    const plain = String(figure).replace('.', '[.,]')
    return text.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${plain}(?!\d)`, 'gu'), withMinus)
  }, sentence)
}
