import type { Language } from '@contract/library'

/** What keyboards of a language have printed on a key, where it is not what English ones have. */
const CAPS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  fr: {
    Enter: 'Entrée',
    Esc: 'Échap',
    Del: 'Suppr',
    Shift: 'Maj',
    Space: 'Espace',
    Home: 'Début',
    End: 'Fin',
  },
}

/** Keys parted by blanks, such as "Ctrl Shift Z", as the keyboards of a language have them. */
export function writeKeys(keys: string, language: Language): string {
  return keys
    .split(' ')
    .map((key) => CAPS[language][key] ?? key)
    .join(' ')
}
