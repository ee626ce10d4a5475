import type { TimedSegment } from './timed-text.ts'

/** A word of a segment, and about when it is said. */
export type SpreadWord = { readonly text: string; readonly start_s: number; readonly end_s: number }

/** Spreads the words of a segment over its time, by their letters; what has no spaces is one word. Pure. */
export function spreadWords({
  text,
  start_s: start,
  end_s: end,
}: Pick<TimedSegment, 'text' | 'start_s' | 'end_s'>): SpreadWord[] {
  const words = text.split(/\s+/u).filter((word) => word !== '')
  const total = words.reduce((sum, word) => sum + word.length, 0)
  const at = (letters: number) => start + ((end - start) * letters) / total
  let before = 0
  return words.map((word) => {
    const spread = { text: word, start_s: at(before), end_s: at(before + word.length) }
    before += word.length
    return spread
  })
}
