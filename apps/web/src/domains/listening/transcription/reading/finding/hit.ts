/** A place where a text was found: characters of what is said in a paragraph. */
export type Hit = { readonly paragraph: number; readonly from: number; readonly to: number }

/** Finds the hits of a paragraph among all, which stand in their order: there may be tens of thousands. */
export function hitsOf(hits: readonly Hit[], paragraph: number): { readonly first: number; readonly hits: Hit[] } {
  const first = firstFrom(hits, paragraph)
  return { first, hits: hits.slice(first, firstFrom(hits, paragraph + 1)) }
}

function firstFrom(hits: readonly Hit[], paragraph: number): number {
  let [from, to] = [0, hits.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((hits[middle]?.paragraph ?? 0) < paragraph) from = middle + 1
    else to = middle
  }
  return from
}
