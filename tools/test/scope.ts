/** What a call of `npm test` covers: all of it, or the files whose path contains one of the filters. */
export type Scope =
  | { readonly kind: 'everything' }
  | { readonly kind: 'some'; readonly filters: readonly string[]; readonly journeys: string }
  | { readonly kind: 'journeys' }

/** Reads the words behind `npm test --`: names of slices, parts of paths, or `--journeys` alone. */
export function scopeOf(words: readonly string[], slices: readonly string[]): Scope {
  if (words.length === 0) return { kind: 'everything' }
  if (words.includes('--journeys')) return { kind: 'journeys' }
  return {
    kind: 'some',
    filters: words.flatMap((word) => (slices.includes(word) ? foldersOf(word) : [word])),
    journeys: words.join('|'),
  }
}

function foldersOf(slice: string): string[] {
  return [`/${slice}/`, `server/test/${slice}`]
}
