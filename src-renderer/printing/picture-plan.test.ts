import { describe, expect, it } from 'vitest'
import { planPicture } from './picture-plan'

const TABLE = { widthInches: 72, depthInches: 48 }

describe('the picture of a table of 72 by 48 inches', () => {
  it('at 300 dots an inch fills A4 and A3 within margins of 10 mm', () => {
    const a4 = planPicture(TABLE, 'a4', { scale: 'paper', dotsPerInch: 300 })
    expect(a4.size).toEqual({ width: 3241, height: 2244 })
    expect(a4.widthMm).toBeLessThan(277)
    expect(a4.heightMm).toBeCloseTo(190, 1)
    const a3 = planPicture(TABLE, 'a3', { scale: 'paper', dotsPerInch: 300 })
    expect(a3.size).toEqual({ width: 4724, height: 3270 })
    expect([a3.widthMm, a3.heightMm]).toEqual([expect.closeTo(400, 1), expect.closeTo(276.9, 1)])
  })

  it('at half the dots has half the pixels on the same paper', () => {
    const coarse = planPicture(TABLE, 'a4', { scale: 'paper', dotsPerInch: 150 })
    expect(coarse.size).toEqual({ width: 1621, height: 1122 })
    expect(coarse.heightMm).toBeCloseTo(190, 1)
  })

  it('at true size has 300 pixels to an inch of the table, with a margin of 3″', () => {
    const plan = planPicture(TABLE, 'letter', { scale: 'true', dotsPerInch: 300 })
    expect([plan.pixelsPerInch, plan.size]).toEqual([300, { width: 23_400, height: 16_200 }])
    expect(plan.widthMm).toBeCloseTo(78 * 25.4, 9)
  })

  it('stands upright on the paper when the table is deeper than wide', () => {
    const { size } = planPicture({ widthInches: 48, depthInches: 72 }, 'a4', {
      scale: 'paper',
      dotsPerInch: 300,
    })
    expect(size).toEqual({ width: 2244, height: 3241 })
  })

  it('has letters of nearly two to seven millimetres, however large it is', () => {
    for (const paper of ['a4', 'a3', 'letter'] as const)
      for (const scale of ['paper', 'true'] as const) {
        const plan = planPicture(TABLE, paper, { scale, dotsPerInch: 300 })
        const letter = (12 / plan.lookPixelsPerInch) * (plan.pixelsPerInch / 300) * 25.4
        expect(letter).toBeGreaterThan(1.8)
        expect(letter).toBeLessThan(7)
      }
  })
})
