import { z } from 'zod'

import { readStored, writeStored } from '../storage.ts'

/** Languages of the interface, each under the name it calls itself. */
export const languages = { en: 'English', de: 'Deutsch' } as const

export const Language = z.enum(['en', 'de'])
export type Language = z.output<typeof Language>

/** It outlives a sign-out, so that the sign-in page is in the language of whoever comes back. */
const storageKey = 'interface-language'

/** The language that was chosen in this browser. */
export function chosenLanguage(): Language | undefined {
  return readStored(storageKey, Language)
}

/** Remembers a choice; the page speaks it when it is next loaded. */
export function keepLanguage(language: Language): void {
  writeStored(storageKey, language)
}

/** The language of the interface that a locale asks for: `de-AT` is German; undefined for one that is not spoken. */
export function languageOf(locale: string): Language | undefined {
  return Language.safeParse(locale.split('-', 1)[0]?.toLowerCase()).data
}

/** The language to start in: the one chosen, else the first of the browser's that is spoken, else English. */
export function firstLanguage(browserLocales: readonly string[]): Language {
  return chosenLanguage() ?? browserLocales.map(languageOf).find((language) => language !== undefined) ?? 'en'
}

let current: Language = 'en'

/** The language that the interface speaks. */
export function currentLanguage(): Language {
  return current
}

export function setCurrentLanguage(language: Language): void {
  current = language
}

/** The locale in which numbers and names are written. */
export function currentLocale(): string {
  return { en: 'en-US', de: 'de-DE' }[current]
}
