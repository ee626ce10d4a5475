/** What is left of a bound that all share is for those who hold little, once it is less than this part. */
const keptPart = 1 / 4
/** How much of what is left then somebody gets to hold at most. */
const sharePart = 1 / 8

/** Computes how much of a bound no single holder gets; 0 when the bound is too small to keep a part. */
export function keptOf(bound: number): number {
  return Math.floor(bound * keptPart)
}

/**
 * Decides whether somebody who holds `held` may take `amount` more of a bound of which `total` is taken. While plenty
 * is left, anybody may. Then each holder may have a share of the rest, which shrinks as it is used up but never
 * vanishes, so that it takes dozens of holders, not one, to leave nothing for a newcomer. Holders need not be counted
 * for this.
 */
export function isFair(bound: number, total: number, held: number, amount: number): boolean {
  const left = bound - total
  if (amount > left) return false
  return left - amount >= keptOf(bound) || held + amount <= Math.max(1, left * sharePart)
}
