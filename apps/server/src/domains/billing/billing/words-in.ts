import type { InEachLanguage, Language } from '@vireo/contracts/kit'
import { billingGerman } from './words.de.ts'
import { billingWords } from './words.ts'

const words: InEachLanguage<typeof billingWords> = { en: billingWords, de: billingGerman }

/** Returns what admins are told about money, in their language. */
export function wordsIn(language: Language): (typeof words)[Language] {
  return words[language]
}
