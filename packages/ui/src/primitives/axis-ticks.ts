/** Into how many parts an axis is cut at most. */
const partsMax = 4

/**
 * Lists the values that an axis from 0 names, the last at or above the largest value: steps of 1, 2 or 5 times a power of
 * ten, and never smaller than `smallestStep`, so that no two of them read the same.
 */
export function axisTicks(largest: number, smallestStep = 1): number[] {
  const wanted = Math.max(largest, smallestStep) / partsMax
  const power = 10 ** Math.floor(Math.log10(wanted))
  const round = [1, 2, 5, 10].map((times) => times * power).find((step) => step >= wanted * tolerance) ?? 10 * power
  const step = Math.max(round, smallestStep)
  const count = Math.max(1, Math.ceil((largest / step) * tolerance))
  return Array.from({ length: count + 1 }, (_, place) => Number((place * step).toPrecision(12)))
}

/** Sums of decimals are a little off. */
const tolerance = 1 - 1e-9
