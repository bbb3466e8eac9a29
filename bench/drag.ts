import type { Page } from '@playwright/test'

const DRAG_MS = 3000
const MOVE_EVERY_MS = 8
const REACH_PX = 50

/** A place in the window, in CSS pixels. */
export type Place = { readonly x: number; readonly y: number }

/** Drags in circles from a place for a few seconds; gives the times from frame to frame, in ms. */
export async function dragFrames(page: Page, from: Place): Promise<readonly number[]> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.evaluate(recordFrames)
  const started = performance.now()
  const moves: Promise<void>[] = []
  while (performance.now() - started < DRAG_MS) {
    const angle = (performance.now() - started) / 200
    // Not waited for: the moves come faster than frames, as a mouse's do.
    moves.push(page.mouse.move(from.x + REACH_PX * Math.cos(angle), from.y + REACH_PX * Math.sin(angle)))
    await new Promise((done) => setTimeout(done, MOVE_EVERY_MS))
  }
  const frames = await page.evaluate(() => (window as unknown as { benchFrames: number[] }).benchFrames)
  await Promise.all(moves)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  if (frames.length < 10) throw new Error(`Only ${frames.length} frames were drawn during a drag`)
  return frames
}

/** A place where the table would let one take hold of a unit: the pointer's shape tells. */
export async function findUnit(page: Page): Promise<Place> {
  const surface = page.getByRole('application')
  const box = await surface.boundingBox()
  if (box === null) throw new Error('The table is not in the window')
  for (let y = box.y + box.height * 0.75; y < box.y + box.height; y += 7) {
    for (let x = box.x + box.width * 0.4; x < box.x + box.width * 0.7; x += 9) {
      await page.mouse.move(x, y)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      const cursor = await surface.evaluate((element) => getComputedStyle(element).cursor)
      if (cursor === 'move' || cursor === 'grab') return { x, y }
    }
  }
  throw new Error('No unit was found on the table')
}

/** Runs inside a page: notes how long each frame takes. */
function recordFrames(): void {
  const frames: number[] = []
  Object.assign(window, { benchFrames: frames })
  let last = performance.now()
  const next = (now: number) => {
    frames.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame((now) => {
    last = now
    requestAnimationFrame(next)
  })
}
