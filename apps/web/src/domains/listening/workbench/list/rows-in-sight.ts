/** The rows that are drawn, and how much room those before and after them take, in pixels. */
export type RowsInSight = {
  readonly first: number
  /** The first row that is not drawn any more. */
  readonly end: number
  readonly before: number
  readonly after: number
}

/** So much is drawn beyond what is in sight, so that scrolling never shows a gap. */
const morePx = 400

/** Sums heights up: where each row begins, and at last where they all end. Pure. */
export function topsOf(heights: readonly number[]): readonly number[] {
  let top = 0
  return [0, ...heights.map((height) => (top += height))]
}

/** Picks the rows that are in sight, and some more. Pure. */
export function rowsInSight(tops: readonly number[], { top, height }: { top: number; height: number }): RowsInSight {
  const count = tops.length - 1
  const first = Math.max(0, lastAt(tops, top - morePx))
  const end = Math.min(count, lastAt(tops, top + height + morePx) + 1)
  return { first, end, before: tops[first] ?? 0, after: (tops[count] ?? 0) - (tops[end] ?? 0) }
}

/** Finds the last row that begins at a height or before it. */
function lastAt(tops: readonly number[], height: number): number {
  let [low, high] = [0, tops.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= height) low = middle
    else high = middle - 1
  }
  return low
}
