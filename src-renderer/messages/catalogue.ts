import type { Language } from '@contract/library'
import battleEn from '@messages/en/battle.json'
import commonEn from '@messages/en/common.json'
import libraryEn from '@messages/en/library.json'
import logEn from '@messages/en/log.json'
import rulesEn from '@messages/en/rules.json'
import tabletopEn from '@messages/en/tabletop.json'
import battleFr from '@messages/fr/battle.json'
import commonFr from '@messages/fr/common.json'
import libraryFr from '@messages/fr/library.json'
import logFr from '@messages/fr/log.json'
import rulesFr from '@messages/fr/rules.json'
import tabletopFr from '@messages/fr/tabletop.json'

const english = { ...battleEn, ...commonEn, ...libraryEn, ...logEn, ...rulesEn, ...tabletopEn }
const french = { ...battleFr, ...commonFr, ...libraryFr, ...logFr, ...rulesFr, ...tabletopFr }

/** Every sentence that a window can say, by its key. */
export type MessageKey = keyof typeof english

export const CATALOGUES: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = {
  en: english,
  fr: french,
}
