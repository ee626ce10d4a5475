/** Words of two texts that are the same, by their places. */
export type Same = { readonly old: number; readonly new: number }

/** Beyond this many comparisons a correction is taken as one: it is no correction any more. */
const MOST_COMPARISONS = 4_000_000

/** Finds the words that two texts have in common, in the order of both, as many as can be. */
export function diffWords(olds: readonly string[], news: readonly string[]): Same[] {
  if (olds.length * news.length > MOST_COMPARISONS) return []
  const width = news.length + 1
  const longest = new Uint32Array((olds.length + 1) * width)
  const at = (old: number, fresh: number) => longest[old * width + fresh] ?? 0
  for (let old = olds.length - 1; old >= 0; old--) {
    for (let fresh = news.length - 1; fresh >= 0; fresh--) {
      longest[old * width + fresh] =
        olds[old] === news[fresh] ? at(old + 1, fresh + 1) + 1 : Math.max(at(old + 1, fresh), at(old, fresh + 1))
    }
  }
  const same: Same[] = []
  for (let old = 0, fresh = 0; old < olds.length && fresh < news.length;) {
    if (olds[old] === news[fresh]) same.push({ old: old++, new: fresh++ })
    else if (at(old + 1, fresh) >= at(old, fresh + 1)) old++
    else fresh++
  }
  return same
}
