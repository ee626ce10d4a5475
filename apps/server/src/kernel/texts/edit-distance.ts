/** Counts what must be inserted, removed or replaced to make one row of another (Levenshtein): words of a text, or letters of a word. Pure. */
export function editDistance(one: ArrayLike<string>, other: ArrayLike<string>): number {
  let above = Uint32Array.from({ length: other.length + 1 }, (_, at) => at)
  let row = new Uint32Array(other.length + 1)
  for (let from = 0; from < one.length; from++) {
    row[0] = from + 1
    for (let to = 1; to <= other.length; to++) {
      const replaced = (above[to - 1] ?? 0) + (one[from] === other[to - 1] ? 0 : 1)
      row[to] = Math.min(replaced, (above[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1)
    }
    ;[above, row] = [row, above]
  }
  return above[other.length] ?? 0
}
