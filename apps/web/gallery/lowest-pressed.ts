/** Answers how high the lowest of these is for a finger. Runs in the page. */
export function lowestPressed(pressed: readonly Element[]): number {
  const heights = pressed
    .filter((one) => one.clientHeight > 0)
    .map((one) => Math.max(one.clientHeight, Number.parseFloat(getComputedStyle(one, '::before').height) || 0))
  return Math.min(...heights)
}
