import { STAGES } from '@rules/games/warlord-medieval/model'
import type { UiCommand } from '../../commands/ui-command'
import { say } from '../../messages/messages.svelte'
import { generalCommands } from './doing/general-commands'
import { make, type Screen } from './doing/make-command'
import { replayCommands, staysWhileLookingBack } from './doing/replay-commands'
import { toolCommands } from './doing/table-commands'
import { unitCommands } from './doing/unit-commands'
import { familyWord } from './wording/code-words'

/** Everything that can be done on the battle's screen, once: menus, keys, palette and sheet read it here. */
export function battleCommands(screen: Screen): readonly UiCommand[] {
  const { look } = screen.battle
  return [
    ...generalCommands(screen),
    ...toolCommands(screen),
    ...unitCommands(screen),
    ...stageCommands(screen),
    ...replayCommands(screen),
  ].map((command) =>
    staysWhileLookingBack(command.id) ? command : { ...command, when: () => !look.isOn && command.when() },
  )
}

function stageCommands({ battle }: Screen): readonly UiCommand[] {
  return STAGES.filter((stage) => stage !== 'ended').map((stage) =>
    make(
      `stage-${stage}`,
      () => say('battle.do.go-to-stage', { stage: familyWord('stage', stage) }),
      'battle.group.stages',
      [],
      () => battle.state.stage !== stage,
      () => battle.do({ type: 'enter-stage', stage, confirmed: false }),
    ),
  )
}
