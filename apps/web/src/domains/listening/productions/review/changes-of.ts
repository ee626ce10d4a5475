import type { TaskContent } from '@vireo/contracts/productions'
import { type Change, diffVersions, passagesOf } from '@vireo/transcripts'

/** Tells word by word what changed between two versions; `undefined` stands where words are left out. Pure. */
export function changesOf(before: TaskContent, after: TaskContent): readonly (Change | undefined)[] {
  const changes = diffVersions(wordsOf(before), wordsOf(after))
  if (changes.every(({ kind }) => kind === 'same')) return []
  return passagesOf(changes)
}

/** Counts the words of a kind. Pure. */
export function countOf(changes: readonly (Change | undefined)[], kind: Change['kind']): number {
  return changes.reduce((sum, change) => sum + (change?.kind === kind ? change.words.length : 0), 0)
}

function wordsOf({ segments }: TaskContent): string[] {
  return segments.flatMap(({ text, translation }) => (translation ?? text).split(/\s+/u).filter((word) => word !== ''))
}
