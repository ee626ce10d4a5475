/** The rows that are in sight, and how much room those before and after them take, in pixels. */
export type RowWindow = {
  readonly first: number
  /** The first row that is not drawn any more. */
  readonly end: number
  readonly before: number
  readonly after: number
}

/** Sums heights up: where each row begins, and at last where they all end. */
export function topsOf(heights: readonly number[]): readonly number[] {
  const tops = [0]
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height)
  return tops
}

/** Picks the rows between two edges, with some more on both sides so that scrolling never shows a gap. */
export function windowOf(tops: readonly number[], scrolled: number, seen: number, more = 300): RowWindow {
  const count = tops.length - 1
  const first = Math.max(0, rowAt(tops, scrolled - more))
  const end = Math.min(count, rowAt(tops, scrolled + seen + more) + 1)
  return { first, end, before: tops[first] ?? 0, after: (tops[count] ?? 0) - (tops[end] ?? 0) }
}

/** Finds the row at a height by halving. */
function rowAt(tops: readonly number[], height: number): number {
  let low = 0
  let high = tops.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= height) low = middle
    else high = middle - 1
  }
  return low
}
