import type { Locator, Page } from '@playwright/test'
import type { TerrainMap } from '../../src-main/contract/library'
import { ask } from '../fixtures/bridge'
import type { Place } from './battle'

/** The editor of a terrain map, in English, driven in table inches. */
export class MapEditorPage {
  readonly table: Locator
  readonly properties: Locator
  readonly tools: Locator

  constructor(readonly page: Page) {
    this.table = page.getByRole('application')
    this.properties = page.getByRole('complementary', { name: 'Properties' })
    this.tools = page.getByRole('toolbar', { name: 'Tools' })
  }

  button(name: string | RegExp): Locator {
    return this.properties.getByRole('button', { name, exact: typeof name === 'string' })
  }

  async take(tool: string): Promise<void> {
    await this.tools.getByRole('button', { name: tool }).click()
  }

  async click(place: Place, modifiers: ('Control' | 'Alt' | 'Shift')[] = []): Promise<void> {
    const { x, y } = await this.#inWindow(place)
    for (const key of modifiers) await this.page.keyboard.down(key)
    await this.page.mouse.move(x, y)
    await this.page.mouse.click(x, y)
    for (const key of modifiers) await this.page.keyboard.up(key)
  }

  async drag(from: Place, to: Place): Promise<void> {
    const [start, end] = [await this.#inWindow(from), await this.#inWindow(to)]
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2)
    await this.page.mouse.move(end.x, end.y)
    await this.page.mouse.up()
  }

  /** The map of this name as main has it stored. */
  async stored(name: string): Promise<TerrainMap> {
    const found = (await ask(this.page, 'maps:list', null)).find((map) => map.name === name)
    if (found === undefined) throw new Error(`No map is called ${name}`)
    return ask(this.page, 'maps:get', { id: found.id })
  }

  /** The colour on the table at a place: red, green, blue. */
  async colourAt(place: Place): Promise<readonly number[]> {
    const { x, y } = await this.#inWindow(place)
    return this.page.evaluate(
      ([left, top]) => {
        let colour: number[] = []
        for (const canvas of document.querySelectorAll<HTMLCanvasElement>('[role=application] canvas')) {
          const box = canvas.getBoundingClientRect()
          const scale = canvas.width / box.width
          const data = canvas
            .getContext('2d')
            ?.getImageData((left - box.left) * scale, (top - box.top) * scale, 1, 1).data
          if (data !== undefined && (data[3] ?? 0) > 200) colour = [...data.slice(0, 3)]
        }
        return colour
      },
      [x, y] as const,
    )
  }

  async #inWindow(place: Place): Promise<Place> {
    await this.page.waitForFunction(() => document.querySelector<HTMLElement>('[data-camera]') !== null)
    const box = await this.table.boundingBox()
    const camera = await this.table.getAttribute('data-camera')
    const [left = 0, top = 0, perInch = 0] = (camera ?? '').split(' ').map(Number)
    if (box === null || perInch === 0) throw new Error('The table is not shown')
    return { x: box.x + left + place.x * perInch, y: box.y + top - place.y * perInch }
  }
}
