import { type BandsFrom, keepSights, type ReachOf, readSights, type SightChoices } from './stored-sights'

/** What is drawn round what is selected: reach, range bands, zones. Kept from one opening to the next. */
export class Sights {
  readonly #storage: Pick<Storage, 'setItem'>
  #chosen: SightChoices

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage
    this.#chosen = $state.raw(readSights(storage))
  }

  get reachOf(): ReachOf {
    return this.#chosen.reachOf
  }

  set reachOf(reachOf) {
    this.#choose({ reachOf })
  }

  get reachInches(): number {
    return this.#chosen.reachInches
  }

  set reachInches(reachInches) {
    this.#choose({ reachInches })
  }

  get bandsFrom(): BandsFrom {
    return this.#chosen.bandsFrom
  }

  set bandsFrom(bandsFrom) {
    this.#choose({ bandsFrom })
  }

  get bandInches(): readonly number[] {
    return this.#chosen.bandInches
  }

  set bandInches(bandInches) {
    this.#choose({ bandInches })
  }

  get zones(): boolean {
    return this.#chosen.zones
  }

  set zones(zones) {
    this.#choose({ zones })
  }

  get pinch(): boolean {
    return this.#chosen.pinch
  }

  set pinch(pinch) {
    this.#choose({ pinch })
  }

  #choose(changes: Partial<SightChoices>): void {
    this.#chosen = { ...this.#chosen, ...changes }
    keepSights(this.#storage, this.#chosen)
  }
}
