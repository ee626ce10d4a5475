import type { InEachLanguage, Language } from '@vireo/contracts/kit'
import { professionalGerman } from './words.de.ts'
import { professionalWords } from './words.ts'

const words: InEachLanguage<typeof professionalWords> = { en: professionalWords, de: professionalGerman }

/** Returns what people are told about voices in training, in their language. */
export function wordsIn(language: Language): (typeof words)[Language] {
  return words[language]
}
