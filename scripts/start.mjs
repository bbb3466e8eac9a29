// npm start: from a fresh clone to the open window.
import { needsVirtualScreen, runOnScreen } from './display.mjs'
import { prepare } from './prepare.mjs'
import { run, runMain, Stop, say, tool } from './shell.mjs'

await runMain(async () => {
  prepare('start')
  say('building ...')
  const { status } = run(process.execPath, [
    tool('electron-vite/bin/electron-vite.js'),
    'build',
    '--logLevel=warn',
  ])
  if (status !== 0) throw new Stop('the build failed, see above.')
  if (needsVirtualScreen())
    say(
      'there is no screen here, so the window opens on a virtual one and cannot be seen. Run this on a desktop to see it.',
    )
  else say('opening the window ...')
  process.exitCode = await runOnScreen(['electron-vite', 'preview', '--skipBuild', '--logLevel=warn'])
})
