import { CreditCard } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { fillCouponHook } from '#kit/arrival/index.ts'
import { paths, screen } from '#kit/routing/index.ts'
import { billingTitleWords } from './titles/words.ts'

fillCouponHook(async (coupon) => {
  const { takeCoupon } = await import('./promo/take-coupon.ts')
  return (await takeCoupon(coupon)).taken !== undefined
})

export const billingRoutes: RouteObject[] = [
  screen(
    paths.subscription,
    () => billingTitleWords.subscription,
    async () => (await import('./pages/subscription-page.tsx')).SubscriptionPage,
    {
      group: 'workspace',
      icon: CreditCard,
    },
  ),
]
