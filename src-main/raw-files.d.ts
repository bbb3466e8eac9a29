/** A file that the build takes in as its text. */
declare module '*?raw' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: this is how Vite gives a file's text
  export default text
}
