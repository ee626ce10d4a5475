import type { Change } from './diff-versions.ts'

/** How many words around a change are shown, so that its place is known. */
const around = 8

/** Keeps what changed with some words around it; `undefined` stands where words are left out. Pure. */
export function passagesOf(changes: readonly Change[]): readonly (Change | undefined)[] {
  return changes.flatMap((change, at) => {
    const { kind, words } = change
    if (kind !== 'same' || words.length <= 2 * around + 4) return [change]
    const before = at === 0 ? [] : [{ kind, words: words.slice(0, around) }]
    const after = at === changes.length - 1 ? [] : [{ kind, words: words.slice(-around) }]
    return [...before, undefined, ...after]
  })
}
