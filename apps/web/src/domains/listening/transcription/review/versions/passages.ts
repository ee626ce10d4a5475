import { type Change, paragraphEnd } from '@vireo/transcripts'

/** How many words around a change are shown, so that its place is known. */
const around = 8

/** Keeps what changed with some words around it; `undefined` stands where words are left out. */
export function passagesOf(changes: readonly Change[]): readonly (Change | undefined)[] {
  return changes.flatMap((change, at) => {
    const { kind, words } = change
    if (kind !== 'same') return [change]
    const [isFirst, isLast] = [at === 0, at === changes.length - 1]
    if (words.length <= 2 * around + 4) return [change]
    const before = isFirst ? [] : [{ kind, words: words.slice(0, around) }]
    const after = isLast ? [] : [{ kind, words: words.slice(-around) }]
    return [...before, undefined, ...after]
  })
}

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
