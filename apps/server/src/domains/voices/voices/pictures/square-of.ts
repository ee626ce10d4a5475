/** Colours of a picture by rows, four bytes for each point: red, green, blue, and how much of it covers. */
export type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }

/**
 * Cuts the middle square out of a picture and makes it this large, which is never larger than it was. Every point counts by
 * the area that it has in the new one, and by how much it covers, so that nothing flickers and no edge gets the colour of what
 * is not seen.
 */
export function squareOf({ data, width, height }: Pixels, side: number): Pixels {
  const cut = Math.min(width, height)
  const [left, top] = [Math.floor((width - cut) / 2), Math.floor((height - cut) / 2)]
  const made = new Uint8ClampedArray(side * side * 4)
  const step = cut / side
  const across = Array.from({ length: side }, (_, x) => sharesOf(left, x * step, step))
  for (let y = 0; y < side; y++) {
    const down = sharesOf(top, y * step, step)
    for (let x = 0; x < side; x++) {
      const columns = across[x] ?? down
      let [red, green, blue, cover, area] = [0, 0, 0, 0, 0]
      for (let row = 0; row < down.shares.length; row++) {
        const high = down.shares[row] ?? 0
        let at = ((down.first + row) * width + columns.first) * 4
        for (const wide of columns.shares) {
          const share = high * wide
          const covers = share * (data[at + 3] ?? 0)
          red += covers * (data[at] ?? 0)
          green += covers * (data[at + 1] ?? 0)
          blue += covers * (data[at + 2] ?? 0)
          cover += covers
          area += share
          at += 4
        }
      }
      const to = (y * side + x) * 4
      if (cover > 0) {
        made[to] = red / cover
        made[to + 1] = green / cover
        made[to + 2] = blue / cover
        made[to + 3] = cover / area
      }
    }
  }
  return { data: made, width: side, height: side }
}

type Shares = { readonly first: number; readonly shares: readonly number[] }

/** Says which points of a line a new one is made of, and how much of each lies in it. */
function sharesOf(origin: number, from: number, length: number): Shares {
  const first = Math.floor(from)
  const end = from + length
  const shares: number[] = []
  // What is left of a point by how numbers are rounded is no point.
  for (let at = first; at < end - 1e-6; at++) shares.push(Math.min(at + 1, end) - Math.max(at, from))
  return { first: origin + first, shares }
}
