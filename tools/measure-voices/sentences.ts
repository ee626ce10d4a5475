import { asianSentences } from './asian-sentences.ts'
import { europeanSentences } from './european-sentences.ts'
import { slavicSentences } from './slavic-sentences.ts'

const written: Readonly<Record<string, readonly string[]>> = {
  ...europeanSentences,
  ...slavicSentences,
  ...asianSentences,
}

/** Three or more sentences of more than three seconds in a language; throws when nobody has written any. */
export function sentencesIn(language: string): readonly string[] {
  const sentences = written[language]
  if (!sentences) throw new Error(`There are no sentences in ${language} to measure voices with`)
  return sentences
}
