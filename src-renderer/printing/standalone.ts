import { escapeText } from './svg'

/**
 * A document as one file: its styles within it, no scripts, and no typefaces, which would not be found from elsewhere.
 */
export function standaloneHtml(document: Document): string {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => !(rule instanceof CSSFontFaceRule)).map((rule) => rule.cssText),
  )
  const screen =
    '@media screen { body { background: #ddd } .paper { margin: 6mm auto; box-shadow: 0 1mm 4mm #0004 } }'
  return [
    `<!doctype html><html lang="${document.documentElement.lang}"><head><meta charset="utf-8">`,
    `<title>${escapeText(document.title)}</title><style>${rules.join('\n')}\n${screen}</style></head>`,
    `<body>${document.querySelector('#sheets')?.innerHTML ?? ''}</body></html>`,
  ].join('')
}
