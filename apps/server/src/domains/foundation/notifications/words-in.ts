import type { InEachLanguage, Language } from '@vireo/contracts/kit'
import { notificationGerman } from './words.de.ts'
import { notificationWords } from './words.ts'

const words: InEachLanguage<typeof notificationWords> = { en: notificationWords, de: notificationGerman }

/** Returns what messages about accounts and workspaces say, in one language. */
export function wordsIn(language: Language): (typeof words)[Language] {
  return words[language]
}
