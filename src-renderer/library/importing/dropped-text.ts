/** The name and text of a dropped file: UTF-8 or UTF-16 by its mark, else UTF-8, else what older spreadsheets write. */
export async function textOfFile(file: File): Promise<{ name: string; text: string }> {
  return { name: file.name, text: decodeText(new Uint8Array(await file.arrayBuffer())) }
}

/** Reads bytes as text; see `textOfFile`. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
