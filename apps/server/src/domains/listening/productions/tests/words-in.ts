import { producerLimits } from '@vireo/contracts/productions'

/** One character can be eighteen in its plain shape; what comes after so many is not read. */
const plainMax = 4 * producerLimits.test.answerMax

/**
 * Cuts a text into words as they are compared: without case, signs, and different shapes of the same character. Pure. It is cut a
 * piece at a time, as cutting one that is long takes the square of its length.
 */
export function wordsIn(text: string, language: string): string[] {
  const plain = text.normalize('NFKC').slice(0, plainMax).replaceAll('\u2019', "'").toLocaleLowerCase(language)
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const words: string[] = []
  for (const [piece] of plain.matchAll(/\S{1,500}/gu))
    for (const { segment, isWordLike } of segmenter.segment(piece)) if (isWordLike === true) words.push(segment)
  return words
}
