import { answer } from '#kernel/hooks.ts'
import { onMarketplaceArrival } from '#identity'
import type { Slice } from '../../slice.ts'
import { subscriptionOf, subscriptionDocumentOf } from '#users'
import { extraProfessionalSlotsOf } from '#voices'
import { seatLimitOf, payingOf } from '#workspaces'
import { describePaying } from './describe-paying.ts'
import { describeSubscription, describeDocument } from './describe-subscription.ts'
import { extraProfessionalSlots } from './extra-professional-slots.ts'
import { billingHolding } from './holding.ts'
import { billingJobs } from './jobs.ts'
import { linkMarketplaceAccount } from './marketplace/link-marketplace-account.ts'
import { billingRoutes } from './routes.ts'
import { seatLimit } from './agreed/seat-limit.ts'
import { billingSubscriptions } from './subscriptions.ts'

export const billingSlice: Slice = {
  name: 'billing',
  routes: billingRoutes,
  jobs: billingJobs,
  subscriptions: billingSubscriptions,
  holding: billingHolding,
  answers: [
    answer(subscriptionOf, describeSubscription),
    answer(subscriptionDocumentOf, describeDocument),
    answer(onMarketplaceArrival, linkMarketplaceAccount),
    answer(seatLimitOf, seatLimit),
    answer(payingOf, describePaying),
    answer(extraProfessionalSlotsOf, extraProfessionalSlots),
  ],
}
