import type { TimedSegment } from './timed-text.ts'

/** Cuts a text at its spaces. Pure. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '')
}

/** Tells whether segments have more words than so many, with their translations; no more of them are counted. Pure. */
export function hasMoreWordsThan(segments: readonly TimedSegment[], most: number): boolean {
  let count = 0
  for (const { text, translation } of segments) {
    count += wordsOf(text).length + wordsOf(translation ?? '').length
    if (count > most) return true
  }
  return false
}
