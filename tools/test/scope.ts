import { basename } from 'node:path'
import type { Reach } from './reach-of.ts'

/** What a call of `npm test` covers: all of it, or the files whose path contains one of the filters. */
export type Scope =
  | { readonly kind: 'everything'; readonly because?: string }
  /** Without journeys none of them runs. */
  | { readonly kind: 'some'; readonly filters: readonly string[]; readonly journeys: string | undefined }
  | { readonly kind: 'journeys' }

/**
 * Reads the words behind `npm test --`: names of slices, parts of paths, `--journeys` alone, or `--changed` with a commit
 * or without.
 */
export function scopeOf(
  words: readonly string[],
  slices: readonly string[],
  reachSince: (commit?: string) => Reach = () => ({ kind: 'everything', because: '' }),
): Scope {
  if (words.length === 0) return { kind: 'everything' }
  if (words.includes('--journeys')) return { kind: 'journeys' }
  if (words[0] === '--changed') {
    const reach = reachSince(words[1])
    if (reach.kind === 'everything') return reach
    const journeys = reach.filters.filter((filter) => filter.endsWith('.journey.ts'))
    const tests = reach.filters.filter((filter) => !journeys.includes(filter))
    return { kind: 'some', filters: tests, journeys: journeys.map((file) => basename(file)).join('|') || undefined }
  }
  return {
    kind: 'some',
    filters: words.flatMap((word) => (slices.includes(word) ? foldersOf(word) : [word])),
    journeys: words.join('|'),
  }
}

function foldersOf(slice: string): string[] {
  return [`/${slice}/`, `server/test/${slice}`]
}
