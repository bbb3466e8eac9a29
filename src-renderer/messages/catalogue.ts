import type { Language } from '@contract/library'
import askingEn from '@messages/en/asking.json'
import battleEn from '@messages/en/battle.json'
import clockEn from '@messages/en/clock.json'
import comfortEn from '@messages/en/comfort.json'
import commonEn from '@messages/en/common.json'
import decksEn from '@messages/en/decks.json'
import displayEn from '@messages/en/display.json'
import handsEn from '@messages/en/hands.json'
import helpEn from '@messages/en/help.json'
import libraryEn from '@messages/en/library.json'
import libraryWaysEn from '@messages/en/library-ways.json'
import logEn from '@messages/en/log.json'
import lordsOfWarEn from '@messages/en/lords-of-war.json'
import lordsOfWarPaperEn from '@messages/en/lords-of-war-paper.json'
import pictureEn from '@messages/en/picture.json'
import printEn from '@messages/en/print.json'
import rosterEn from '@messages/en/roster.json'
import rulesEn from '@messages/en/rules.json'
import searchingEn from '@messages/en/searching.json'
import sketchEn from '@messages/en/sketch.json'
import tabletopEn from '@messages/en/tabletop.json'
import terrainEn from '@messages/en/terrain.json'
import turnsEn from '@messages/en/turns.json'
import widerEn from '@messages/en/wider.json'
import askingFr from '@messages/fr/asking.json'
import battleFr from '@messages/fr/battle.json'
import clockFr from '@messages/fr/clock.json'
import comfortFr from '@messages/fr/comfort.json'
import commonFr from '@messages/fr/common.json'
import decksFr from '@messages/fr/decks.json'
import displayFr from '@messages/fr/display.json'
import handsFr from '@messages/fr/hands.json'
import helpFr from '@messages/fr/help.json'
import libraryFr from '@messages/fr/library.json'
import libraryWaysFr from '@messages/fr/library-ways.json'
import logFr from '@messages/fr/log.json'
import lordsOfWarFr from '@messages/fr/lords-of-war.json'
import lordsOfWarPaperFr from '@messages/fr/lords-of-war-paper.json'
import pictureFr from '@messages/fr/picture.json'
import printFr from '@messages/fr/print.json'
import rosterFr from '@messages/fr/roster.json'
import rulesFr from '@messages/fr/rules.json'
import searchingFr from '@messages/fr/searching.json'
import sketchFr from '@messages/fr/sketch.json'
import tabletopFr from '@messages/fr/tabletop.json'
import terrainFr from '@messages/fr/terrain.json'
import turnsFr from '@messages/fr/turns.json'
import widerFr from '@messages/fr/wider.json'

const english = {
  ...askingEn,
  ...battleEn,
  ...clockEn,
  ...comfortEn,
  ...commonEn,
  ...decksEn,
  ...displayEn,
  ...handsEn,
  ...helpEn,
  ...libraryEn,
  ...libraryWaysEn,
  ...logEn,
  ...lordsOfWarEn,
  ...lordsOfWarPaperEn,
  ...pictureEn,
  ...printEn,
  ...rosterEn,
  ...rulesEn,
  ...searchingEn,
  ...sketchEn,
  ...tabletopEn,
  ...terrainEn,
  ...turnsEn,
  ...widerEn,
}
const french = {
  ...askingFr,
  ...battleFr,
  ...clockFr,
  ...comfortFr,
  ...commonFr,
  ...decksFr,
  ...displayFr,
  ...handsFr,
  ...helpFr,
  ...libraryFr,
  ...libraryWaysFr,
  ...logFr,
  ...lordsOfWarFr,
  ...lordsOfWarPaperFr,
  ...pictureFr,
  ...printFr,
  ...rosterFr,
  ...rulesFr,
  ...searchingFr,
  ...sketchFr,
  ...tabletopFr,
  ...terrainFr,
  ...turnsFr,
  ...widerFr,
}

/** Every sentence that a window can say, by its key. */
export type MessageKey = keyof typeof english

export const CATALOGUES: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = {
  en: english,
  fr: french,
}
