import { api } from '@vireo/contracts'
import { showSuccess } from '@vireo/ui'

import { call } from '../../../kit/api/index.ts'
import { forgetPromo, keepPromo, storedPromo } from '../../../kit/arrival/index.ts'
import { billingWords } from '../words.ts'
import { discountText } from './promo-text.ts'

/** Asks the server about a code: keeps it for the checkout and says so, or forgets whatever was kept. */
export async function takeCoupon(coupon: string): Promise<boolean> {
  const isTaken = await judge(coupon)
  const promo = storedPromo()
  if (isTaken && promo) showSuccess(billingWords.promo.applied(discountText(promo, 'usd')))
  return isTaken
}

/** Asks again about the code that is kept; one that can be used no longer goes, without a word. */
export async function judgeStoredCoupon(): Promise<void> {
  const promo = storedPromo()
  if (promo) await judge(promo.promocode)
}

async function judge(promocode: string): Promise<boolean> {
  try {
    const { valid, ...discount } = await call(api.billing.validatePromocode, { promocode })
    if (valid) keepPromo({ promocode, ...discount })
    else forgetPromo()
    return valid
  } catch {
    forgetPromo()
    return false
  }
}
