/** What is left of a bound that all share is for those who hold little, once it is less than this part. */
const keptPart = 1 / 4
/** How much of what is left then somebody gets to hold at most. */
const sharePart = 1 / 8

/** What nobody gets who wants it all at once; nothing of bounds so small that it would be less than one. */
export function keptOf(bound: number): number {
  return Math.floor(bound * keptPart)
}

/**
 * Whether somebody who holds `held` may have `amount` more of a bound of which `total` is taken. As long as much is left
 * everybody may; then they may hold a part of what is left, which grows smaller the more of them there are and is never
 * nothing: it takes dozens to leave nothing for a newcomer, not one. Nobody needs to be counted for it.
 */
export function isFair(bound: number, total: number, held: number, amount: number): boolean {
  const left = bound - total
  if (amount > left) return false
  return left - amount >= keptOf(bound) || held + amount <= Math.max(1, left * sharePart)
}
