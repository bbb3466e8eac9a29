/** Makes something when it is first asked for: windows that parse nothing do not build schemas, which probe for `eval`. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
