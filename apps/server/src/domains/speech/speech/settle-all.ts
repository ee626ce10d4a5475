import type { Reservation } from '#usage/reservations/index.ts'

/** The workspace's count of used credits before and after. */
export type Counts = { readonly from: number; readonly to: number }

/**
 * Spreads a price over what was reserved, in order; what a reservation does not need goes back. No more is charged
 * than the price, and of no reservation more than it holds.
 */
export async function settleAll(
  reservations: readonly Reservation[],
  credits: number,
  settleOne: (id: string, credits: number, isFirst: boolean) => Promise<Counts>,
): Promise<Counts> {
  let left = credits
  let from: number | undefined
  let to = 0
  for (const reservation of reservations) {
    const part = Math.min(left, reservation.credits)
    left -= part
    const counts = await settleOne(reservation.id, part, from === undefined)
    from ??= counts.from
    to = counts.to
  }
  return { from: from ?? 0, to }
}
