import { Language, languageOf } from '@vireo/contracts/kit'

import { readStored, writeStored } from '../storage.ts'

/** Languages of the interface, each under the name it calls itself. */
export const languages = { en: 'English', de: 'Deutsch' } as const

export { Language, languageOf }

/** It outlives a sign-out, so that the sign-in page is in the language of whoever comes back. */
const storageKey = 'interface-language'

/** Answers the language that was chosen in this browser. */
export function chosenLanguage(): Language | undefined {
  return readStored(storageKey, Language)
}

/** Remembers a choice; the page speaks it when it is next loaded. */
export function keepLanguage(language: Language): void {
  writeStored(storageKey, language)
}

/** Answers the language to start in: the one chosen, else the first of the browser's that is spoken, else English. */
export function firstLanguage(browserLocales: readonly string[]): Language {
  return chosenLanguage() ?? browserLocales.map(languageOf).find((language) => language !== undefined) ?? 'en'
}

let current: Language = 'en'

/** Answers the language that the interface speaks. */
export function currentLanguage(): Language {
  return current
}

/** Says which language the interface speaks from now on. */
export function setCurrentLanguage(language: Language): void {
  current = language
}

/** Answers the locale in which numbers and names are written. */
export function currentLocale(): string {
  return { en: 'en-US', de: 'de-DE' }[current]
}
