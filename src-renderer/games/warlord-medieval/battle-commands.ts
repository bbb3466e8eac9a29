import { STAGES } from '@rules/games/warlord-medieval/model'
import type { UiCommand } from '../../commands/ui-command'
import { say } from '../../messages/messages.svelte'
import { generalCommands } from './doing/general-commands'
import { handsCommands } from './doing/hands-commands'
import { make, type Screen } from './doing/make-command'
import { replayCommands, staysWhileLookingBack } from './doing/replay-commands'
import { sketchCommands, staysInSketch } from './doing/sketch-commands'
import { toolCommands } from './doing/table-commands'
import { unitCommands } from './doing/unit-commands'
import { windowCommands } from './doing/window-commands'
import { isOnPrivateScreen } from './private-screen'
import { familyWord } from './wording/code-words'

/** Everything that can be done on the battle's screen, once: menus, keys, palette and sheet read it here. */
export function battleCommands(screen: Screen): readonly UiCommand[] {
  const { look, sketch } = screen.battle
  return [
    ...generalCommands(screen),
    ...toolCommands(screen),
    ...unitCommands(screen),
    ...handsCommands(screen),
    coverCommand(screen),
    ...stageCommands(screen),
    ...replayCommands(screen),
    ...windowCommands(screen),
    ...sketchCommands(screen),
  ].map((command) => ({
    ...command,
    when: () =>
      (!look.isOn || staysWhileLookingBack(command.id)) &&
      (!sketch.isOn || staysInSketch(command.id)) &&
      (screen.battle.holder === null || isOnPrivateScreen(command.id)) &&
      command.when(),
  }))
}

/** The way out of a private screen; Escape first lets go of what is selected. */
function coverCommand({ battle }: Screen): UiCommand {
  const isThere = () => battle.holder !== null && battle.placing === null
  return make('cover', 'battle.do.cover', 'battle.group.battle', ['Escape'], isThere, () =>
    battle.handScreenTo('referee'),
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
      () => battle.goToStage(stage),
    ),
  )
}
