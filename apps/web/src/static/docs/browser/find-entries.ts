/** What the search looks through; the build writes it from the contracts. */
export type SearchEntry = readonly [title: string, href: string, below: string]

const shownMax = 20

/** Finds the entries that hold every word of a text, those first whose title does, and begins with it. */
export function findEntries(entries: readonly SearchEntry[], text: string): readonly SearchEntry[] {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean)
  if (words.length === 0) return entries.slice(0, 5)
  const scored = entries.flatMap((entry) => {
    const [title, , below] = entry.map((part) => part.toLowerCase())
    const scores = words.map((word) => scoreOf(word, title ?? '', below ?? ''))
    return scores.includes(0) ? [] : [{ entry, score: scores.reduce((sum, score) => sum + score, 0) }]
  })
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, shownMax)
    .map(({ entry }) => entry)
}

function scoreOf(word: string, title: string, below: string): number {
  const at = title.indexOf(word)
  if (at === 0) return 4
  if (at > 0) return /[a-z0-9]/u.test(title.charAt(at - 1)) ? 2 : 3
  return below.includes(word) ? 1 : 0
}
