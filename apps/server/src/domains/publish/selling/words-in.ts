import type { InEachLanguage, Language } from '@vireo/contracts/kit'
import { sellingGerman } from './words.de.ts'
import { sellingWords } from './words.ts'

const words: InEachLanguage<typeof sellingWords> = { en: sellingWords, de: sellingGerman }

/** Returns what people are told who bought a work, in their language. */
export function wordsIn(language: Language): (typeof words)[Language] {
  return words[language]
}
