import type { Slice } from '#domains/slice.ts'
import { answer } from '#kernel/hooks.ts'
import { referralCodeOf } from '#users'
import { referralHolding } from './holding.ts'
import { codeOf } from './referral-store.ts'
import { referralRoutes } from './routes.ts'
import { referralSubscriptions } from './subscriptions.ts'

export const referralSlice: Slice = {
  name: 'referral',
  routes: referralRoutes,
  subscriptions: referralSubscriptions,
  holding: referralHolding,
  answers: [answer(referralCodeOf, codeOf)],
}
