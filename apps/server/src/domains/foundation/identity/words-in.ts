import type { InEachLanguage, Language } from '@vireo/contracts/kit'
import { identityGerman } from './words.de.ts'
import { identityWords } from './words.ts'

const words: InEachLanguage<typeof identityWords> = { en: identityWords, de: identityGerman }

/** Returns what mails about an account say, in one language. */
export function wordsIn(language: Language): (typeof words)[Language] {
  return words[language]
}
