import { planOfPromoAmount } from '@vireo/contracts/billing'
import { tierDisplayNames } from '@vireo/contracts/plans'
import { type Currency, type SubscriptionDocument } from '@vireo/contracts/users'

import type { StoredPromo } from '#kit/arrival/index.ts'
import { formatDate, formatMoney } from '#kit/format/index.ts'
import { billingWords } from '../words.ts'
import { promoWords } from './words.ts'
import { isSpecialOffer } from './when-shown.ts'

/** Says what a code takes off, and for how long: `$22 off for 3 months`. */
export function discountText(promo: Omit<StoredPromo, 'promocode'>, currency: Currency): string {
  const { amountOff, percentOff, forMonths, forGood } = promoWords
  const { amount_off: amount, percent_off: percent, duration_in_months: months } = promo
  return [
    amount === null ? undefined : amountOff(formatMoney(amount, promo.currency ?? currency)),
    percent === null ? undefined : percentOff(percent),
    months === null ? forGood : forMonths(months),
  ]
    .filter((part) => part !== undefined)
    .join(' ')
}

/** Says what that means, a plan for nothing or an offer of ours; undefined for other codes. */
export function meaningText(promo: StoredPromo): string | undefined {
  if (isSpecialOffer(promo) && promo.percent_off !== null) return promoWords.special(promo.percent_off)
  const plan = promo.amount_off === null ? undefined : planOfPromoAmount(promo.amount_off)
  return plan && promoWords.planFree(tierDisplayNames[plan])
}

/**
 * Repeats what a code says of itself: what it is for, and until when it can be used; undefined for one that says
 * nothing.
 */
export function extendedText({ extended }: StoredPromo): string | undefined {
  const { ends_at_unix: ends = null, description = null } = extended ?? {}
  const said = [description, ends === null ? null : promoWords.usableUntil(formatDate(ends))]
  return said.filter((part) => part !== null).join(' · ') || undefined
}

/** Says what is taken off a subscription and until when: an offer by its name, a code by what it is worth. */
export function appliedDiscountText(
  discount: NonNullable<SubscriptionDocument['discount']>,
  currency: Currency,
): string {
  const { code, name, ends_at_unix: ends } = discount
  const isOffer = name !== code
  const text = isOffer ? (billingWords.discountMessages[name] ?? name) : `${name} · ${discountText(discount, currency)}`
  return ends === null ? text : `${text}, ${promoWords.ends(formatDate(ends))}`
}
