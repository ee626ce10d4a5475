import { type InEachLanguage, type Language, languageOfReader } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { sharedPageGerman } from './words.de.ts'
import { sharedPageWords } from './words.ts'

export type PageWords = typeof sharedPageWords
const words: InEachLanguage<PageWords> = { en: sharedPageWords, de: sharedPageGerman }

/** Returns the language that whoever opens a page reads, English where they say none, and its words. */
export function wordsFor(ctx: Context): { readonly language: Language; readonly words: PageWords } {
  const language = languageOfReader(ctx.client.header('accept-language'))
  return { language, words: words[language] }
}
