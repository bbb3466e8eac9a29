// Run by library.test.ts: opens a library as a user who may not write there, and says in what state it is.
import { dataFolder } from '../db/data-folder'
import { Library } from '../db/library'

const NOBODY = 65534

if (process.getuid?.() === 0) {
  process.setgid?.(NOBODY)
  process.setuid?.(NOBODY)
}
const [folder = ''] = process.argv.slice(2)
const library = await Library.open(dataFolder(folder))
console.log(JSON.stringify(library.state))
library.close()
