import type { TaskContent } from '@vireo/contracts/productions'
import { type Change, diffVersions } from '@vireo/transcripts'

/** How many words around a change are shown, so that its place is known. */
const around = 8

/** Tells word by word what changed between two versions; `undefined` stands where words are left out. Pure. */
export function changesOf(before: TaskContent, after: TaskContent): readonly (Change | undefined)[] {
  const changes = diffVersions(wordsOf(before), wordsOf(after))
  if (changes.every(({ kind }) => kind === 'same')) return []
  return changes.flatMap((change, at) => {
    const { kind, words } = change
    if (kind !== 'same' || words.length <= 2 * around + 4) return [change]
    const head = at === 0 ? [] : [{ kind, words: words.slice(0, around) }]
    const tail = at === changes.length - 1 ? [] : [{ kind, words: words.slice(-around) }]
    return [...head, undefined, ...tail]
  })
}

/** Counts the words of a kind. Pure. */
export function countOf(changes: readonly (Change | undefined)[], kind: Change['kind']): number {
  return changes.reduce((sum, change) => sum + (change?.kind === kind ? change.words.length : 0), 0)
}

function wordsOf({ segments }: TaskContent): string[] {
  return segments.flatMap(({ text, translation }) => (translation ?? text).split(/\s+/u).filter((word) => word !== ''))
}
