import type { InEachLanguage, Language, Translation } from '@vireo/contracts/kit'
import { landingPageGerman } from './words.de.ts'
import { landingPageWords } from './words.ts'

export type LandingWords = Translation<typeof landingPageWords>
const words: InEachLanguage<typeof landingPageWords> = { en: landingPageWords, de: landingPageGerman }

/** Returns the words of the public pages in a language. */
export function wordsIn(language: Language): LandingWords {
  return words[language]
}
