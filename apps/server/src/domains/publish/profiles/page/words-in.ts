import { type InEachLanguage, type Language, languageOfReader } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { profilePageGerman } from './words.de.ts'
import { profilePageWords } from './words.ts'

export type PageWords = typeof profilePageWords
const words: InEachLanguage<PageWords> = { en: profilePageWords, de: profilePageGerman }

/** Returns the language that whoever opens a page reads, English where they say none, and its words. */
export function wordsFor(ctx: Context): { readonly language: Language; readonly words: PageWords } {
  const language = languageOfReader(ctx.client.header('accept-language'))
  return { language, words: words[language] }
}
