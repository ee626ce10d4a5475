/** Answers a round number at or above the largest value: 1, 2, 4, 5 or 10 times a power of ten. */
export function axisTop(largest: number): number {
  if (largest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(largest))
  const step = [1, 2, 4, 5, 10].find((times) => times * power >= largest) ?? 10
  return step * power
}
