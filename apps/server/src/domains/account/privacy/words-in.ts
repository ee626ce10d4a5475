import type { InEachLanguage, Language } from '@vireo/contracts/kit'
import { privacyGerman } from './words.de.ts'
import { privacyWords } from './words.ts'

const words: InEachLanguage<typeof privacyWords> = { en: privacyWords, de: privacyGerman }

/** What people are told about their data in a language. */
export function wordsIn(language: Language): (typeof words)[Language] {
  return words[language]
}
