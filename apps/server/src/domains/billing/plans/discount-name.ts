import { specialOffers } from '@vireo/contracts/plans'
import type { Discount } from '#ports/billing-provider.ts'
import { firstMonthText } from './describe-plan.ts'

/** Returns what people call a discount: an offer by its name, a code as it was entered. */
export function discountName({ code, percentOff }: Pick<Discount, 'code' | 'percentOff'>): string {
  const isOffer = code.startsWith('first-month-') || specialOffers.some((offer) => offer === code.toLowerCase())
  return isOffer && percentOff !== null ? firstMonthText(percentOff) : code
}
