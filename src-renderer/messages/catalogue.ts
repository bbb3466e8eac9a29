import type { Language } from '@contract/library'
import type asking from '@messages/en/asking.json'
import type battle from '@messages/en/battle.json'
import type clock from '@messages/en/clock.json'
import type comfort from '@messages/en/comfort.json'
import type common from '@messages/en/common.json'
import type decks from '@messages/en/decks.json'
import type display from '@messages/en/display.json'
import type hands from '@messages/en/hands.json'
import type help from '@messages/en/help.json'
import type library from '@messages/en/library.json'
import type libraryWays from '@messages/en/library-ways.json'
import type log from '@messages/en/log.json'
import type lordsOfWar from '@messages/en/lords-of-war.json'
import type lordsOfWarPaper from '@messages/en/lords-of-war-paper.json'
import type picture from '@messages/en/picture.json'
import type print from '@messages/en/print.json'
import type roster from '@messages/en/roster.json'
import type rules from '@messages/en/rules.json'
import type searching from '@messages/en/searching.json'
import type sketch from '@messages/en/sketch.json'
import type tabletop from '@messages/en/tabletop.json'
import type terrain from '@messages/en/terrain.json'
import type turns from '@messages/en/turns.json'
import type wider from '@messages/en/wider.json'

type English = typeof asking &
  typeof battle &
  typeof clock &
  typeof comfort &
  typeof common &
  typeof decks &
  typeof display &
  typeof hands &
  typeof help &
  typeof library &
  typeof libraryWays &
  typeof log &
  typeof lordsOfWar &
  typeof lordsOfWarPaper &
  typeof picture &
  typeof print &
  typeof roster &
  typeof rules &
  typeof searching &
  typeof sketch &
  typeof tabletop &
  typeof terrain &
  typeof turns &
  typeof wider

/** Every sentence that a window can say, by its key. */
export type MessageKey = keyof English

type Catalogue = Readonly<Record<MessageKey, string>>

// As texts: as objects, both languages would have to be read before a window can begin, and it speaks one of them.
const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: import.meta.glob(['../../resources/messages/en/*.json', '!**/main.json'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  fr: import.meta.glob(['../../resources/messages/fr/*.json', '!**/main.json'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
}

/** The sentences of each language, read when they are first asked for. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  get en() {
    return catalogueOf('en')
  },
  get fr() {
    return catalogueOf('fr')
  },
}

const read = new Map<Language, Catalogue>()

function catalogueOf(language: Language): Catalogue {
  let catalogue = read.get(language)
  if (catalogue === undefined) {
    const parts: readonly object[] = Object.values(TEXTS[language]).map((text) => JSON.parse(text))
    // That no sentence is missing in either language is tested.
    catalogue = Object.assign({}, ...parts) as Catalogue
    read.set(language, catalogue)
  }
  return catalogue
}
