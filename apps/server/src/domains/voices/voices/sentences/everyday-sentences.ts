import { asianSentences } from './asian-sentences.ts'
import { europeanSentences } from './european-sentences.ts'
import { slavicSentences } from './slavic-sentences.ts'
import { entryOf } from '#kernel/entry-of.ts'

const written: Readonly<Record<string, readonly string[]>> = {
  ...europeanSentences,
  ...slavicSentences,
  ...asianSentences,
}

/**
 * Returns three or more sentences in a language, each more than three seconds long; none where nobody has written any.
 */
export function everydaySentences(language: string): readonly string[] {
  return entryOf(written, language) ?? []
}
