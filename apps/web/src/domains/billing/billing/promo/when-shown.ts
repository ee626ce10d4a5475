import { specialOffers } from '@vireo/contracts/plans'
import type { SubscriptionDocument } from '@vireo/contracts/users'

import type { StoredPromo } from '#kit/arrival/index.ts'
import { paths } from '#kit/routing/index.ts'

/** What a code is shown beside: the screen, the plan (absent while it is not known), and when. */
export type PromoPlace = {
  readonly pathname: string
  readonly document: Pick<SubscriptionDocument, 'currency'> | undefined
  readonly nowMs: number
}

/** Tells whether a code is over, as it says itself. */
export function isOver({ extended }: StoredPromo, nowMs: number): boolean {
  const ends = extended?.ends_at_unix ?? null
  return ends !== null && ends * 1000 <= nowMs
}

/**
 * Tells whether somebody is reminded of a code that waits: wherever its price is not shown already, while it can be used. Offers for
 * a first month are over with the first payment, which sets the currency.
 */
export function isReminderDue(
  promo: StoredPromo | undefined,
  { pathname, document, nowMs }: PromoPlace,
): promo is StoredPromo {
  if (!promo || !document || isOver(promo, nowMs)) return false
  if (pathname === paths.subscription || pathname.startsWith(`${paths.subscription}/`)) return false
  return document.currency === null || !isSpecialOffer(promo)
}

/** Tells whether the dialog of a code opens: where its link has just led, until it is closed. */
export function isDialogDue(promo: StoredPromo | undefined, query: URLSearchParams): promo is StoredPromo {
  return promo !== undefined && query.get('promo') === 'applied'
}

/** Tells whether a code is one of the offers that come with the product. */
export function isSpecialOffer({ promocode }: Pick<StoredPromo, 'promocode'>): boolean {
  return specialOffers.some((offer) => offer === promocode.toLowerCase())
}
