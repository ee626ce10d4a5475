import type { InEachLanguage, Language } from '@vireo/contracts/kit'
import { professionalGerman } from './words.de.ts'
import { professionalWords } from './words.ts'

const words: InEachLanguage<typeof professionalWords> = { en: professionalWords, de: professionalGerman }

/** What people are told about voices in training in a language. */
export function wordsIn(language: Language): (typeof words)[Language] {
  return words[language]
}
