import { type Bounds, boundsMeet } from '@rules/core/geometry'

/** More areas than this are drawn anew as one. */
const MOST_AREAS = 8

/** What of the still picture must be drawn anew: nothing, some areas of the table, or all of it. */
export class Soil {
  #isAll = true
  #areas: Bounds[] = []

  get isClean(): boolean {
    return !this.#isAll && this.#areas.length === 0
  }

  get isAll(): boolean {
    return this.#isAll
  }

  /** The areas, in table inches; none of them meets another. Empty when all is soiled or nothing. */
  get areas(): readonly Bounds[] {
    return this.#areas
  }

  all(): void {
    this.#isAll = true
    this.#areas = []
  }

  /** An area and what may be drawn beyond it, in inches. */
  add({ minX, minY, maxX, maxY }: Bounds, slackInches = 0): void {
    if (this.#isAll) return
    this.#merge({
      minX: minX - slackInches,
      minY: minY - slackInches,
      maxX: maxX + slackInches,
      maxY: maxY + slackInches,
    })
    if (this.#areas.length > MOST_AREAS) this.#areas = [this.#areas.reduce(around)]
  }

  clean(): void {
    this.#isAll = false
    this.#areas = []
  }

  #merge(added: Bounds): void {
    const met = this.#areas.find((area) => boundsMeet(area, added))
    if (met === undefined) {
      this.#areas.push(added)
      return
    }
    this.#areas = this.#areas.filter((area) => area !== met)
    this.#merge(around(met, added))
  }
}

/** The bounds of two bounds. */
function around(a: Bounds, b: Bounds): Bounds {
  return {
    minX: Math.min(a.minX, b.minX),
    minY: Math.min(a.minY, b.minY),
    maxX: Math.max(a.maxX, b.maxX),
    maxY: Math.max(a.maxY, b.maxY),
  }
}
