import type { InEachLanguage, Language } from '@vireo/contracts/kit'
import { privacyGerman } from './words.de.ts'
import { privacyWords } from './words.ts'

const words: InEachLanguage<typeof privacyWords> = { en: privacyWords, de: privacyGerman }

/** Returns what people are told about their data, in one language. */
export function wordsIn(language: Language): (typeof words)[Language] {
  return words[language]
}
