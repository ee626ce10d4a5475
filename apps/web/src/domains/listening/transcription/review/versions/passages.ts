import { type Change, paragraphEnd } from '@vireo/transcripts'

/** Writes words in a row; a paragraph that ends is a sign of its own. */
export function textOfWords(words: readonly string[]): string {
  return words.map((word) => (word === paragraphEnd ? '¶' : word)).join(' ')
}

/** Counts the words of a kind; ends of paragraphs are none. */
export function countWords(changes: readonly Change[], kind: Change['kind']): number {
  return changes.reduce(
    (sum, change) => sum + (change.kind === kind ? change.words.filter((word) => word !== paragraphEnd).length : 0),
    0,
  )
}
