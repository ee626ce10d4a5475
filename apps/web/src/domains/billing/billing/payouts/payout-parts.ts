import type { ComponentType } from 'react'

import { defineOfferPlace, offersAt } from '#kit/offers.ts'

/** A part that a slice above adds to what a workspace is paid. */
export type PayoutPart = {
  /** Stays the same; tells parts apart. */
  readonly id: string
  /** Fetched with the screen. */
  readonly part: ComponentType
}

/** What stands beside the payout account, for slices by which people earn. */
export const payoutParts = defineOfferPlace<PayoutPart>('billing.payoutParts')

/** Lists what slices above add to what a workspace is paid. */
export function partsOfPayouts(): readonly PayoutPart[] {
  return offersAt(payoutParts)
}
