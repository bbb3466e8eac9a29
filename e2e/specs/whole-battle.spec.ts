import { join } from 'node:path'
import { warlordMedieval } from '../../src-rules/games/warlord-medieval'
import { expect, test } from '../fixtures/app'
import { storedBattle } from '../fixtures/folded-state'
import { A, B, openAtTurns, openBattle, PLAN, TERRAIN, TITLE } from '../fixtures/sample-battle'
import { BattlePage } from '../pages/battle'
import { answerOpenDialog, answerSaveDialog, LibraryPage } from '../pages/library'

const SIDES = [A, B] as const
const planOf = (side: string) => (side === A ? PLAN.a : PLAN.b)
const terrainOf = (side: string) => (side === A ? TERRAIN.a : TERRAIN.b)
const other = (side: string) => (side === A ? B : A)
const middleOf = (points: readonly { x: number; y: number }[]) => {
  const middle = (of: readonly number[]) => (Math.min(...of) + Math.max(...of)) / 2
  return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) }
}

test('a referee takes two shipped armies from a new battle to the first turn', async ({ page, marshal }) => {
  test.setTimeout(240_000)
  let battle = await test.step('starts a battle of two armies', async () => {
    const library = new LibraryPage(page)
    await library.show('Battles')
    await page.getByRole('main').getByRole('button', { name: 'New battle' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'New battle' })
    await dialog.getByLabel('Side A').selectOption({ label: 'Levée de Corvenne · 70 AP' })
    await dialog.getByLabel('Side B').selectOption({ label: 'Lady Isaude’s muster · 45 AP' })
    await dialog.getByLabel('Title').fill(TITLE)
    await dialog.getByLabel('Agreed points per side').fill('70')
    await expect(dialog).toContainText('Table 72 × 60″')
    await dialog.getByRole('button', { name: 'Start the battle' }).click()
    const opened = new BattlePage(page)
    await expect(opened.next).toBeVisible()
    expect(await opened.stage()).toBe('Set-up')
    return opened
  })

  await test.step('changes a house rule', async () => {
    await battle.answerHouseRule('The banner unit is one of the three', 'Yes')
    await expect.poll(() => battle.log()).toEqual(['House rules changed: the banner unit in the count.'])
    await battle.goOn()
  })

  const winner = await test.step('draws for the initiative until it is won', async () => {
    expect(await battle.stage()).toBe('Initiative')
    const won = await battle.drawUntilWon()
    expect(SIDES).toContain(won)
    const drawn = (await battle.log()).filter((sentence) => / draws (a Joker|\w+ of )/.test(sentence))
    expect(drawn.length).toBeGreaterThan(0)
    expect(drawn.length % 2).toBe(0)
    expect((await battle.log()).join(' ')).toContain(`${won} wins the campaign initiative and attacks.`)
    await battle.goOn()
    return won
  })
  const loser = other(winner)

  await test.step('the winner chooses the territory, and the table follows from the points', async () => {
    expect(await battle.stage()).toBe('Territory')
    await page.getByRole('main').getByRole('button', { name: 'Corvenne' }).click()
    await expect
      .poll(async () => (await battle.log())[0])
      .toBe(`The battle is fought on Corvenne, the domain of ${A}: 3 terrain features a side from it.`)
    await battle.goOn()
    expect(await battle.stage()).toBe('Table')
    await expect(battle.side).toContainText('6′ wide, 5′ deep')
    await expect(battle.side).toContainText('4 features a side')
    await battle.goOn()
  })

  await test.step('both place their terrain by turns, the defender first', async () => {
    expect(await battle.stage()).toBe('Terrain')
    for (let index = 0; index < 4; index++) {
      for (const side of [loser, winner]) {
        await expect(battle.side.getByRole('heading', { name: `${side} places terrain` })).toBeVisible()
        if (index === 0) {
          await battle.side.getByRole('button', { name: 'Draw a card' }).click()
          await expect(battle.side).toContainText('Gives: player’s choice')
        }
        const feature = terrainOf(side)[index]
        if (feature === undefined) throw new Error('No such feature is planned')
        const { look, shape } = feature
        const word = `${look[0]?.toUpperCase()}${look.slice(1)}`
        const isDrawn = look === 'hedge' || look === 'field'
        if (isDrawn) await battle.drawShape(word, shape.points)
        else await battle.placeReadyShape(word, middleOf(shape.points))
        await expect
          .poll(async () => (await battle.log())[0])
          .toMatch(new RegExp(`^${side} places ${word}( 2)? \\(`))
      }
    }
    await expect(battle.side.getByRole('heading', { name: 'All terrain is placed' })).toBeVisible()
    expect(await battle.toSettle()).toEqual([])
  })

  await test.step('closes the program and finds everything as it was', async () => {
    const before = await battle.reading(SIDES)
    const again = await marshal.relaunch()
    await again.getByRole('button', { name: `Continue “${TITLE}”` }).click()
    battle = new BattlePage(again)
    await expect(battle.next).toBeVisible()
    expect(await battle.reading(SIDES)).toEqual(before)
    await battle.goOn()
  })

  await test.step('both place banners and camps, the loser first', async () => {
    expect(await battle.stage()).toBe('Banners')
    for (const side of [loser, winner]) {
      await expect(battle.side.getByRole('heading', { name: `Camp and banners of ${side}` })).toBeVisible()
      for (const { leader, banner } of planOf(side).lines)
        await battle.placeBanner(leader, { x: banner[1], y: banner[2] })
      await battle.placeCamp(planOf(side).camp)
      await battle.goOn()
    }
  })

  await test.step('B marks and places a hidden unit while A looks away', async () => {
    expect(await battle.stage()).toBe('Hidden')
    const { page: window } = battle
    await battle.side.getByRole('button', { name: `Hand the screen to ${B}` }).click()
    await window.getByRole('button', { name: `I am ${B}` }).click()
    await battle.side.getByRole('checkbox', { name: 'Heron archers' }).check()
    await battle.side.getByRole('listitem').getByRole('button', { name: 'Place', exact: true }).click()
    await expect(battle.table).toBeFocused()
    // From the middle of the zone, 14.6″ to the table's right and 7.8″ forward; B looks from the other side.
    for (const [key, times] of [
      ['Control+ArrowLeft', 4],
      ['ArrowLeft', 5],
      ['Shift+ArrowLeft', 1],
      ['Control+ArrowUp', 2],
      ['ArrowUp', 3],
      ['Shift+ArrowUp', 3],
    ] as const)
      for (let pressed = 0; pressed < times; pressed++) await window.keyboard.press(key)
    await window.keyboard.press('Enter')
    await expect.poll(() => battle.statusOf('Heron archers')).toMatch(/^hidden · /)
    await battle.next.click()
    await window.getByRole('button', { name: 'I am the referee' }).click()
    await battle.showArmy(B)
    await expect.poll(() => battle.statusOf('Heron archers')).toBe('hidden · cut off: 11.4″, at most 3″')
    await battle.goOn()
  })

  const { keyboard } = battle.page
  const newest = async () => (await battle.log())[0]
  const deployA = async () => {
    await battle.showArmy(A)
    await battle.dragToLine('Pilleurs d’épaves', 'Maude la Grise')
    await expect.poll(newest).toBe('Pilleurs d’épaves: to the line of Maude la Grise.')
    await battle.select('Cavaliers des dunes', 'Jeunes du rivage')
    await battle.assignSelected('Maude la Grise')
    await expect.poll(newest).toBe('Cavaliers des dunes and Jeunes du rivage: to the line of Maude la Grise.')
    await battle.select(
      'Piques de la corderie',
      'Piques des tanneurs',
      'Arbalètes du môle',
      'Archers des salines',
    )
    await battle.assignSelected(A)

    // By the pointer, out of the list.
    await battle.select('Piques de la corderie')
    await battle.dragToTable('Piques de la corderie', { x: 32.4, y: 16.2 })
    await expect.poll(() => battle.statusOf('Piques de la corderie')).toMatch(/^0\.\d″ from the banner unit$/)
    // By the keyboard alone, from the middle of the zone.
    await battle.select('Piques des tanneurs')
    await keyboard.press('p')
    await expect(battle.table).toBeFocused()
    for (const key of ['Control+ArrowRight', 'ArrowRight', 'Control+ArrowUp', 'Control+ArrowUp', 'ArrowUp'])
      await keyboard.press(key)
    await keyboard.press('ArrowUp')
    await keyboard.press('Enter')
    await expect.poll(newest).toBe(`${A} places Piques des tanneurs.`)
    await expect(battle.side.getByLabel('Across')).toHaveValue('39.5')
    await expect(battle.side.getByLabel('Away from A')).toHaveValue('16')
    // By typed figures.
    await battle.row('Arbalètes du môle').dblclick()
    await keyboard.press('Enter')
    await battle.typePose({ x: '44', y: '16.8' })
    await expect(battle.side.getByLabel('Across')).toHaveValue('44')
    await expect.poll(() => battle.statusOf('Arbalètes du môle')).toContain('from Piques des tanneurs')
    // By a click on the table.
    await battle.row('Archers des salines').dblclick()
    await battle.placeAt({ x: 28, y: 16.8 })
    await expect.poll(newest).toBe(`${A} places Archers des salines.`)
    await expect.poll(() => battle.statusOf('Archers des salines')).toContain('from Piques de la corderie')
    // Several at once, then as one body.
    await battle.select('Pilleurs d’épaves', 'Cavaliers des dunes', 'Jeunes du rivage')
    await battle.dragToTable('Cavaliers des dunes', { x: 20, y: 6 })
    await expect.poll(newest).toBe(`${A} places Pilleurs d’épaves, Cavaliers des dunes and Jeunes du rivage.`)
    await battle.dragOnTable({ x: 20, y: 6 }, { x: 20, y: 13.4 })
    await expect.poll(newest).toMatch(/moves .+ by up to 7\.\d″\.$/)
  }
  const deployB = async () => {
    await battle.showArmy(B)
    await battle.side.getByRole('button', { name: 'Place the next 5 units one after the other' }).click()
    const planned = PLAN.b.lines.flatMap(({ units }) => units).filter(([name]) => name !== 'Heron archers')
    for (const [name, x, y] of planned) {
      await battle.placeAt({ x, y: name === 'Shepherd slingers' ? y + 6 : y })
      await expect.poll(newest).toBe(`${B} places ${name}.`)
    }
  }

  await test.step('both deploy all units into their lines, the loser first', async () => {
    expect(await battle.stage()).toBe('Deployment')
    for (const side of [loser, winner]) {
      await expect(battle.side.getByRole('heading', { name: `To deploy: ${side}` })).toBeVisible()
      if (side === A) await deployA()
      else await deployB()
      await expect(battle.side).toContainText('All visible units are on the table.')
      if (side === loser) await battle.goOn()
    }
  })

  await test.step('a chain is judged while a unit is dragged, and Esc leaves everything as it was', async () => {
    await battle.showArmy(A)
    const log = await battle.log()
    const before = await battle.statusOf('Arbalètes du môle')
    await battle.dragOnTable({ x: 44, y: 16.8 }, { x: 52, y: 16.8 }, async () => {
      await expect
        .poll(() => battle.statusOf('Arbalètes du môle'))
        .toMatch(/^cut off: (8|9)\.\d″, at most 3″$/)
      await expect.poll(() => battle.toSettle()).toContain('Arbalètes du môle: cut off')
      await keyboard.press('Escape')
    })
    await expect.poll(() => battle.statusOf('Arbalètes du môle')).toBe(before)
    expect(await battle.log()).toEqual(log)
  })

  await test.step('a unit wheels about its front corner by the pointer', async () => {
    await keyboard.press('w')
    await battle.dragOnTable({ x: 29.3, y: 17 }, { x: 29.2, y: 18 })
    await expect.poll(newest).toMatch(new RegExp(`^${A} wheels Archers des salines \\d+° to the left\\.$`))
    await keyboard.press('Control+z')
    await expect.poll(newest).toMatch(/^Undone: .+ wheels Archers des salines/)
    await keyboard.press('v')
  })

  await test.step('what is against a rule is named, and let stand with a reason', async () => {
    await expect.poll(() => battle.toSettle()).toEqual(['Shepherd slingers: cut off'])
    await battle.showTrouble('Shepherd slingers')
    await battle.showArmy(B)
    await expect(battle.row('Shepherd slingers')).toHaveAttribute('aria-pressed', 'true')
    await battle.letStand('Shepherd slingers: cut off', 'They guard the baggage')
    await expect.poll(() => battle.toSettle()).toEqual([])
    await expect
      .poll(newest)
      .toBe('The referee lets it stand: Shepherd slingers: cut off. Reason: They guard the baggage')
  })

  await test.step('the winner of the second draw says who moves first, and the turns begin', async () => {
    await battle.goOn()
    expect(await battle.stage()).toBe('First move')
    const won = await battle.drawUntilWon()
    expect((await battle.log()).join(' ')).toContain(`${won} wins the draw for the first move.`)
    await battle.page.getByRole('button', { name: `${A} moves first` }).click()
    await expect.poll(newest).toBe(`${A} has the first move.`)
    await battle.goOn()
    expect(await battle.stage()).toBe('Turns')
    expect(await battle.moment()).toEqual({ round: 'Round 1', player: A, phase: 'Command' })
  })

  await test.step('closes the program again, and the library shows the battle as it is', async () => {
    const before = await battle.reading(SIDES)
    const again = await marshal.relaunch()
    const card = new LibraryPage(again).entry(TITLE)
    await expect(card).toContainText('Turns, round 1')
    await expect(card).toContainText('70 points')
    await expect(card.getByRole('img', { name: `The table of ${TITLE}` })).toBeVisible()
    await again.getByRole('button', { name: `Continue “${TITLE}”` }).click()
    battle = new BattlePage(again)
    await expect(battle.next).toBeVisible()
    expect(await battle.reading(SIDES)).toEqual(before)
    expect(await battle.moment()).toEqual({ round: 'Round 1', player: A, phase: 'Command' })
  })
})

test('two player turns run through the twelve phases, with a restart in the middle', async ({
  page,
  marshal,
}) => {
  test.setTimeout(240_000)
  let battle = await openAtTurns(page)
  const begun = (await battle.log()).length
  const newest = async () => (await battle.log())[0]
  const { side } = battle

  await test.step('Command: cards are gained', async () => {
    for (const cards of [1, 2, 3]) {
      await side.getByRole('button', { name: `One card more for ${A}` }).click()
      await expect.poll(async () => (await battle.log()).length).toBe(begun + cards)
    }
    await side.getByRole('button', { name: 'One card more for Maude la Grise' }).click()
    await expect.poll(newest).toBe('Maude la Grise gains 1 command card.')
  })

  await test.step('Shooting: what happened is written down, and an open reaction is asked for', async () => {
    await battle.goToPhase('Shooting')
    await battle.select('Arbalètes du môle')
    await side.getByLabel('Result for Arbalètes du môle').fill('one stand of Fenside spears falls')
    await page.keyboard.press('Enter')
    await expect.poll(newest).toBe('Shooting, Arbalètes du môle: one stand of Fenside spears falls')
    await battle.showArmy(B)
    await battle.select('Fenside spears')
    await side.getByRole('button', { name: 'Lose a stand' }).click()
    await expect.poll(newest).toBe('Fenside spears: 1 stand lost in all.')
    await side.getByRole('button', { name: 'The selected unit may react' }).click()
    await expect.poll(newest).toBe('Reaction possible: Fenside spears.')
    await battle.next.click()
    const open = page.getByRole('dialog', { name: 'Reactions are still open' })
    await expect(open).toContainText('Nothing is noted yet for Fenside spears.')
    await open.getByRole('button', { name: 'Cancel' }).click()
    expect((await battle.moment()).phase).toBe('Shooting')
    await side.getByLabel('What it did').fill('retires')
    await page.keyboard.press('Enter')
    await expect.poll(newest).toBe('Reaction, Fenside spears: retires')
  })

  await test.step('Charges: declared with a command, from outside shooting range', async () => {
    await battle.goToPhase('Declare charges')
    await battle.showArmy(A)
    await battle.select('Garde de la tour')
    await side.getByPlaceholder('Order, such as “advance”').fill('charge the knights')
    await side.getByRole('button', { name: `Spend a card of ${A}` }).click()
    await expect
      .poll(newest)
      .toBe(`${A} spends 1 command card on Garde de la tour. Order: charge the knights`)
    await side.getByLabel('Garde de la tour charges').selectOption('Household knights, 25.2″ base to base')
    await side.getByRole('checkbox', { name: 'begins outside shooting range' }).check()
    await side.getByRole('button', { name: 'Declare the charge' }).click()
    await expect
      .poll(newest)
      .toBe(
        'Charge: Garde de la tour against Household knights, 25.2″ away base to base. It begins outside shooting range.',
      )
  })

  await test.step('Chargers move, and leaving the line is shown and not forbidden', async () => {
    await battle.goToPhase('Move chargers')
    await battle.dragOnTable({ x: 36, y: 16.8 }, { x: 36, y: 30 }, async () => {
      await expect
        .poll(() => battle.statusOf('Piques des tanneurs'))
        .toMatch(/^cut off: \d+\.\d″, at most 3″$/)
    })
    await expect.poll(newest).toMatch(new RegExp(`^${A} moves Garde de la tour by 13\\.\\d″\\.$`))
  })

  await test.step('closes the program in the middle of the turn and finds everything as it was', async () => {
    const before = await battle.reading(SIDES)
    const moment = await battle.moment()
    battle = await openBattle(await marshal.relaunch())
    expect(await battle.reading(SIDES)).toEqual(before)
    expect(await battle.moment()).toEqual(moment)
    expect(moment).toEqual({ round: 'Round 1', player: A, phase: 'Move chargers' })
  })

  const { side: pane, page: window } = battle
  await test.step('Movement: a line moves as one body by the keyboard', async () => {
    await battle.goToPhase('Manoeuvre and movement')
    await battle.showArmy(A)
    await battle.select('Piques de la corderie', 'Piques des tanneurs', 'Arbalètes du môle')
    await pane.getByRole('button', { name: `Spend a card of ${A}` }).click()
    await expect
      .poll(newest)
      .toBe(`${A} spends 1 command card on Piques de la corderie, Piques des tanneurs and Arbalètes du môle.`)
    await window.keyboard.press('F6')
    await window.keyboard.press('Control+ArrowUp')
    await expect
      .poll(newest)
      .toBe(`${A} shifts Piques de la corderie, Piques des tanneurs and Arbalètes du môle 3.0″ forward.`)
  })

  await test.step('Charge reaction and contact', async () => {
    await battle.goToPhase('Charge reaction')
    await pane.getByLabel('Reaction', { exact: true }).fill('counter-charges')
    await window.keyboard.press('Enter')
    await expect
      .poll(newest)
      .toBe('Reaction to the charge of Garde de la tour, Household knights: counter-charges')
    await battle.goToPhase('Close to contact')
    await battle.dragOnTable({ x: 36, y: 30 }, { x: 36, y: 41.9 })
    await pane.getByRole('button', { name: 'Contact', exact: true }).click()
    await expect.poll(newest).toBe('Contact: Garde de la tour with Household knights.')
    // The contact has put both into the melee.
    await battle.select('Garde de la tour')
    await window.keyboard.press('x')
    await expect.poll(newest).toBe('Garde de la tour: out of melee.')
    await window.keyboard.press('x')
    await expect.poll(newest).toBe('Garde de la tour: engaged in melee.')
  })

  await test.step('WM-26 a banner unit that is disordered severs its line at once', async () => {
    await battle.goToPhase('Melee')
    await battle.showArmy(B)
    for (const unit of ['Millbrook spears', 'Fenside spears'])
      expect(await battle.statusOf(unit)).toMatch(/^\d\.\d″ from the banner unit$/)
    await battle.select('Household knights')
    await window.keyboard.press('2')
    await expect.poll(() => battle.statusOf('Household knights')).toMatch(/^banner unit · .*disordered$/)
    for (const { units } of PLAN.b.lines)
      for (const [unit] of units)
        await expect.poll(() => battle.statusOf(unit)).toBe('cut off: banner unit not in good order')
    await window.keyboard.press('1')
    await expect.poll(() => battle.statusOf('Millbrook spears')).toMatch(/from the banner unit$/)
    await battle.select('Household knights')
    await window.keyboard.press('2')
    await expect.poll(newest).toBe('Household knights: disordered.')
  })

  await test.step('a unit that is destroyed leaves the table', async () => {
    await battle.select('Shepherd slingers')
    await window.keyboard.press('Delete')
    await expect.poll(newest).toBe('Shepherd slingers: destroyed.')
    expect(await battle.statusOf('Shepherd slingers')).toBe('destroyed')
  })

  await test.step('the other player has his turn, by the keyboard, and then the round is over', async () => {
    const phases: string[] = []
    for (let gone = 0; gone < 24; gone++) {
      const before = await battle.moment()
      if (before.round === 'Round 2') break
      if (before.player === B) phases.push(before.phase)
      await window.keyboard.press('Control+Enter')
      await expect.poll(() => battle.moment()).not.toEqual(before)
    }
    expect(phases).toEqual([
      'Command',
      'Rally broken units',
      'Impetuous advances',
      'Shooting',
      'Declare charges',
      'Move chargers',
      'Manoeuvre and movement',
      'Charge reaction',
      'Close to contact',
      'Melee',
      'After the melee',
      'Second shooting',
    ])
    expect(await battle.moment()).toEqual({ round: 'Round 2', player: A, phase: 'Command' })
    expect((await battle.log())[0]).toBe(`Round 2, ${A}: Command.`)
  })
})

test('everything is undone to the very start and done again to the end, across a restart', async ({
  page,
  marshal,
}) => {
  let battle = await openAtTurns(page)
  await battle.showArmy(A)
  await battle.select('Haches du port')
  await page.keyboard.press('2')
  await expect.poll(() => battle.statusOf('Haches du port')).toMatch(/^banner unit · .*disordered$/)
  const { state: end, entries, setup } = await storedBattle(page, TITLE)
  const reading = await battle.reading(SIDES)

  const undo = page.getByRole('banner').getByRole('button', { name: 'Undo' })
  for (const _ of entries) await page.keyboard.press('Control+z')
  await expect(undo).toBeDisabled()
  expect(await battle.stage()).toBe('Set-up')
  expect((await storedBattle(page, TITLE)).state).toEqual(warlordMedieval.setup(setup))
  const undone = await battle.undoneInLog()
  expect(undone).toContain('Haches du port: disordered.')
  for (const sentence of reading.log) expect(undone).toContain(sentence)

  battle = await openBattle(await marshal.relaunch())
  expect(await battle.stage()).toBe('Set-up')
  expect(await battle.undoneInLog()).toEqual(undone)
  for (const _ of entries) await battle.page.keyboard.press('Control+Shift+z')
  await expect(battle.page.getByRole('banner').getByRole('button', { name: 'Redo' })).toBeDisabled()
  const again = await storedBattle(battle.page, TITLE)
  expect(again.state).toEqual(end)
  expect(again.entries).toHaveLength(3 * entries.length)
  expect(again.entries.slice(0, entries.length)).toEqual(entries)
  const { stage, units, toSettle } = await battle.reading(SIDES)
  expect({ stage, units, toSettle }).toEqual({
    stage: reading.stage,
    units: reading.units,
    toSettle: reading.toSettle,
  })
})

test('a battle is exported to a file and imported as an equal one', async ({ page, marshal }) => {
  const battle = await openAtTurns(page)
  await battle.undo()
  await expect.poll(() => battle.stage()).toBe('First move')
  const reading = await battle.reading(SIDES)
  const stored = await storedBattle(page, TITLE)
  await battle.leave()

  const library = new LibraryPage(page)
  await library.show('Battles')
  const file = join(marshal.userData, 'battle.json')
  await answerSaveDialog(marshal.electron, file)
  await library.choose(TITLE, 'Export…')
  await expect(library.toasts).toContainText('battle.json')
  await library.choose(TITLE, 'Delete')
  await expect(library.entry(TITLE)).toHaveCount(0)

  await answerOpenDialog(marshal.electron, file)
  await page.getByRole('button', { name: 'Import…' }).click()
  await expect(library.entry(TITLE)).toHaveCount(1)
  await expect(library.entry(TITLE)).toContainText('First move')
  await expect(library.entry(TITLE).getByRole('img')).toBeVisible()
  expect(await storedBattle(page, TITLE)).toEqual(stored)
  expect(await (await openBattle(page)).reading(SIDES)).toEqual(reading)
})
