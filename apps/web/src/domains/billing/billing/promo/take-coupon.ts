import { billingEndpoints } from '@vireo/contracts/billing'
import { type Currency, usersEndpoints } from '@vireo/contracts/users'
import { showSuccess } from '@vireo/ui'

import { call, messageOf } from '#kit/api/index.ts'
import { forgetPromo, keepPromo, type StoredPromo, storedPromo } from '#kit/arrival/index.ts'
import { promoWords } from './words.ts'
import { discountText } from './promo-text.ts'

/** What became of a code; who typed it is told why it was refused. */
export type Judgement = { readonly taken: StoredPromo } | { readonly taken?: undefined; readonly reason: string }

/**
 * Asks the server about a code: keeps it for the checkout and says so, or forgets whatever was kept. Amounts are told
 * in the currency that the workspace pays in, which is asked for where the caller does not know it.
 */
export async function takeCoupon(coupon: string, currency?: Currency): Promise<Judgement> {
  const judgement = await judge(coupon)
  if (judgement.taken) showSuccess(promoWords.applied(await worth(judgement.taken, currency)).trim())
  return judgement
}

/** Asks again about the code that is kept; one that can be used no longer goes, without a word. */
export async function judgeStoredCoupon(): Promise<void> {
  const promo = storedPromo()
  if (promo) await judge(promo.promocode)
}

async function judge(promocode: string): Promise<Judgement> {
  try {
    const { valid, ...discount } = await call(billingEndpoints.validatePromocode, { promocode })
    if (valid) {
      const taken = { promocode, ...discount }
      keepPromo(taken)
      return { taken }
    }
    forgetPromo()
    return { reason: promoWords.invalid }
  } catch (error) {
    forgetPromo()
    return { reason: messageOf(error) }
  }
}

/** Says what a code takes off; nothing where that is an amount whose currency nobody knows. */
async function worth(promo: StoredPromo, currency: Currency | undefined): Promise<string> {
  if (currency !== undefined || promo.currency || promo.amount_off === null)
    return discountText(promo, currency ?? 'usd')
  try {
    return discountText(promo, (await call(usersEndpoints.getSubscription, {})).currency ?? 'usd')
  } catch {
    return ''
  }
}
