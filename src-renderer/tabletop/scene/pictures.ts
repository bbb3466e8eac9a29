/** Pictures by their address, each loaded once when it is first drawn. */
export class Pictures {
  readonly #loaded: () => void
  readonly #pictures = new Map<string, { readonly image: HTMLImageElement; isReady: boolean }>()

  /** `loaded` is called whenever a picture has come that was asked for. */
  constructor(loaded: () => void) {
    this.#loaded = loaded
  }

  /** The picture, or null while it is on its way or when it cannot be read. */
  find(url: string): HTMLImageElement | null {
    const known = this.#pictures.get(url)
    if (known !== undefined) return known.isReady ? known.image : null
    void this.load(url).then(this.#loaded)
    return null
  }

  /** Waits until a picture has come, or cannot. */
  async load(url: string): Promise<void> {
    const picture = { image: new Image(), isReady: false }
    this.#pictures.set(url, picture)
    picture.image.src = url
    try {
      await picture.image.decode()
      picture.isReady = true
    } catch {
      // Without the picture the table is drawn as felt; whoever gave the address says that it cannot be read.
    }
  }
}
