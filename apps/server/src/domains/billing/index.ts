import type { Slice } from '../slice.ts'
import { billingHolding } from './holding.ts'
import { billingJobs } from './jobs.ts'
import { billingRoutes } from './routes.ts'
import { billingSubscriptions } from './subscriptions.ts'

export const billingSlice: Slice = {
  name: 'billing',
  routes: billingRoutes,
  jobs: billingJobs,
  subscriptions: billingSubscriptions,
  holding: billingHolding,
}

export { applySnapshot } from './apply-snapshot.ts'
export { consolidateBilling, type Consolidation } from './consolidated/consolidate-billing.ts'
export { createConsolidated } from './consolidated/create-consolidated.ts'
export { endConsolidation } from './consolidated/end-consolidation.ts'
export { describePaying } from './describe-paying.ts'
export { describeDocument, describeSubscription } from './describe-subscription.ts'
export { extraProfessionalSlots } from './extra-professional-slots.ts'
export { giveTier } from './give-tier.ts'
export { noProvider } from './no-provider.ts'
export { type CustomerBook, customerBook } from './customers/customer-book.ts'
export { type ProviderWebhook, receiveProviderWebhook } from './incoming-webhooks/receive-provider-webhook.ts'
export { linkMarketplaceAccount } from './marketplace/link-marketplace-account.ts'
export { createSandboxPayouts } from './payouts/sandbox-payouts.ts'
export { setTerms, type Terms } from './set-terms.ts'
export { seatLimit } from './seat-limit.ts'
export { createPromoCode, type NewPromoCode } from './promo/create-promo-code.ts'
export { listPromoCodes } from './promo/list-promo-codes.ts'
export { retirePromoCode } from './promo/retire-promo-code.ts'
export { monthsLater } from './engine/index.ts'
export { advanceSandboxClock, sandboxTime } from './sandbox/advance-clock.ts'
export { createSandbox } from './sandbox/create-sandbox.ts'
export { createSandboxWebhookReader } from './sandbox/webhook-reader.ts'
export { setSandboxDown } from './sandbox/request-store.ts'
