import { SIDES } from '@rules/core/ids'
import { hintsOfEquals } from '@rules/games/lords-of-war/hint'
import { isSame } from '@rules/games/lords-of-war/mat'
import { marksmen } from '@rules/games/lords-of-war/shots'
import type { UiCommand } from '../../commands/ui-command'
import type { MessageKey } from '../../messages/catalogue'
import { say } from '../../messages/messages.svelte'
import type { Match } from './match.svelte'
import { canDecline, canDraw, canEndTurn, canEndUnplaced, canRecall, canSkip } from './turn-acts'
import { turnMarks } from './turn-marks'
import { sideName } from './wording/names'
import { noEndWords } from './wording/no-end-words'

/** Everything that the screen of a match can be asked for: by button, key, palette and shortcut sheet alike. */
export function matchCommands(
  match: Match,
  leave: () => void,
  /** How many figures on the screen are in red: they are not stored. */
  refused: () => number,
): readonly UiCommand[] {
  const isReferee = () => match.holder === null
  return [
    make(
      'deal',
      'lw.do.deal',
      ['Ctrl+Enter'],
      () => match.state.stage === 'set-up',
      () =>
        refused() === 0
          ? match.do({ type: 'deal' })
          : match.say(say('library.refused', { count: refused() })),
    ),
    make(
      'fight',
      'lw.do.fight',
      ['Ctrl+Enter', 'G'],
      () => match.mayAct && match.state.turn?.fightOpen === true,
      () => match.do({ type: 'fight', shots: match.shots }),
    ),
    make(
      'draw',
      'lw.do.draw',
      ['D'],
      () => canDraw(match),
      () => match.do({ type: 'draw-card', card: null }),
    ),
    make(
      'draw-by-hand',
      'lw.do.draw-by-hand',
      [],
      () => isReferee() && canDraw(match),
      () => (match.dialog = { kind: 'draw-by-hand' }),
    ),
    make(
      'recall',
      'lw.do.recall',
      ['R'],
      () => canRecall(match),
      () => {
        if (match.chosen !== null) void match.do({ type: 'recall-card', card: match.chosen.id })
      },
    ),
    make(
      'skip',
      'lw.do.skip',
      [],
      () => canSkip(match),
      () => match.do({ type: 'skip-placement' }),
    ),
    make(
      'end-turn',
      'lw.do.end-turn',
      ['Ctrl+Enter', 'E'],
      () => canEndTurn(match),
      () => match.do({ type: 'end-turn' }),
    ),
    make(
      'end-unplaced',
      'lw.do.end-unplaced',
      ['E'],
      () => canEndUnplaced(match),
      () => match.do({ type: 'end-turn' }),
    ),
    {
      ...make(
        'no-end',
        'lw.keys.no-end',
        ['E'],
        () => !match.look.isOn && !canEndTurn(match) && !canEndUnplaced(match),
        () => match.say(noEndWords(match)),
      ),
      unlisted: true,
    },
    make(
      'decline',
      'lw.do.decline',
      [],
      () => canDecline(match),
      () => match.do({ type: 'decline-turn' }),
    ),
    make(
      'hold-shots',
      'lw.do.hold-shots',
      [],
      () => match.shots.length > 0 && marksmen(match.state).length > 0,
      () => {
        for (const shot of match.shots) match.aim(shot)
      },
    ),
    make(
      'hint',
      'lw.do.hint',
      ['H'],
      () => isReferee() && match.state.stage === 'battle',
      () => {
        match.hintOpen = !match.hintOpen
      },
    ),
    make(
      'next-hint',
      'lw.do.next-hint',
      ['N'],
      () => isReferee() && match.mayAct && isPlacing(match),
      () => takeNextHint(match),
    ),
    make(
      'help',
      'help.do',
      ['F1'],
      () => true,
      () => {
        match.helpOpen = !match.helpOpen
      },
    ),
    {
      ...make(
        'let-go',
        'lw.keys.let-go',
        ['Escape'],
        () => match.chosen !== null,
        () => match.choose(null),
      ),
      unlisted: true,
    },
    make(
      'to-mat',
      'lw.do.to-mat',
      ['M'],
      () => match.state.stage !== 'set-up',
      () => document.querySelector<HTMLElement>('[data-mat]')?.focus(),
    ),
    make(
      'to-hand',
      'lw.do.to-hand',
      ['C'],
      () => match.state.stage !== 'set-up',
      () => document.querySelector<HTMLElement>('[data-hand] button')?.focus(),
    ),
    make(
      'undo',
      'battle.do.undo',
      ['Ctrl+Z'],
      () => match.canUndo,
      () => match.undo(),
    ),
    make(
      'redo',
      'battle.do.redo',
      ['Ctrl+Shift+Z', 'Ctrl+Y'],
      () => match.canRedo,
      () => match.redo(),
    ),
    {
      ...make(
        'palette',
        'battle.do.palette',
        ['Ctrl+K'],
        () => true,
        () => (match.dialog = { kind: 'palette' }),
      ),
      unlisted: true,
    },
    make(
      'shortcuts',
      'battle.do.shortcuts',
      ['?'],
      () => true,
      () => (match.dialog = { kind: 'shortcuts' }),
    ),
    make('print', 'print.open', ['Ctrl+P'], isReferee, () => (match.dialog = { kind: 'print' })),
    make('picture', 'lw.do.picture', [], isReferee, () => (match.dialog = { kind: 'picture' })),
    make(
      'statistics',
      'lw.statistics.title',
      [],
      () => true,
      () => (match.dialog = { kind: 'statistics' }),
    ),
    make(
      'settings',
      'battle.do.settings',
      [],
      () => true,
      () => (match.dialog = { kind: 'settings' }),
    ),
    make('display', 'display.do.open', ['F9'], isReferee, () => (match.dialog = { kind: 'display' })),
    make(
      'pass-screen',
      () => say(match.passesScreen ? 'lw.do.keep-screen' : 'lw.do.pass-screen'),
      [],
      isReferee,
      () => {
        match.passesScreen = !match.passesScreen
      },
    ),
    ...SIDES.map((side) =>
      make(
        `hand-screen-${side}`,
        () => say('battle.do.hand-screen', { side: sideName(match.session.state, side) }),
        [],
        () => isReferee() && match.state.stage !== 'set-up',
        () => match.handScreenTo(side),
      ),
    ),
    make(
      'take-back',
      'lw.do.take-screen',
      [],
      () => !isReferee(),
      () => match.handScreenTo('referee'),
    ),
    ...lookCommands(match),
    make(
      'end-battle',
      'battle.do.end-battle',
      [],
      () => isReferee() && match.state.ending === null,
      () => (match.dialog = { kind: 'end-battle' }),
    ),
    make('leave', 'battle.do.leave', [], isReferee, leave),
  ]
}

/** Has the card of this turn still to be placed? */
function isPlacing({ state }: Match): boolean {
  const { turn } = state
  return (
    turn !== null && state.stage === 'battle' && !turn.fightOpen && turn.placed.length === 0 && !turn.skipped
  )
}

/** Takes the best placement in hand, and the one after it the next time. */
function takeNextHint(match: Match): void {
  const found = hintsOfEquals(match.state)
  const at = found.findIndex(
    ({ card, square }) => card === match.chosen?.id && match.square !== null && isSame(square, match.square),
  )
  const next = found[(at + 1) % found.length]
  if (next === undefined) return
  if (match.chosen?.id !== next.card) match.choose(next.card)
  match.square = next.square
}

/** Looking back at the battle, step by step or from turn to turn. */
function lookCommands(match: Match): readonly UiCommand[] {
  const { look } = match
  const isOn = () => look.isOn
  const marks = () => turnMarks(match.session.log)
  return [
    make(
      'look-back',
      () => say(look.isOn ? 'replay.end' : 'replay.begin'),
      ['B'],
      () => match.holder === null && (look.isOn || look.last > 0),
      () => (look.isOn ? look.end() : look.go(look.last)),
    ),
    make('look-earlier', 'replay.earlier', [','], isOn, () => look.step(-1)),
    make('look-later', 'replay.later', ['.'], isOn, () => look.step(1)),
    make('look-mark-before', 'replay.mark-before', ['PageUp'], isOn, () =>
      look.go(marks().findLast(({ at }) => at < (look.at ?? 0))?.at ?? 0),
    ),
    make('look-mark-after', 'replay.mark-after', ['PageDown'], isOn, () =>
      look.go(marks().find(({ at }) => at > (look.at ?? 0))?.at ?? look.last),
    ),
  ]
}

function make(
  id: string,
  label: MessageKey | (() => string),
  keys: readonly string[],
  when: () => boolean,
  perform: () => unknown,
): UiCommand {
  return {
    id,
    label: typeof label === 'string' ? () => say(label) : label,
    group: () => say('battle.group.battle'),
    keys: keys as UiCommand['keys'],
    when,
    perform: () => void perform(),
  }
}
