import { asianSentences } from './asian-sentences.ts'
import { europeanSentences } from './european-sentences.ts'
import { slavicSentences } from './slavic-sentences.ts'

const written: Readonly<Record<string, readonly string[]>> = {
  ...europeanSentences,
  ...slavicSentences,
  ...asianSentences,
}

/** Three or more sentences of more than three seconds in a language; none where nobody has written any. */
export function everydaySentences(language: string): readonly string[] {
  return written[language] ?? []
}
