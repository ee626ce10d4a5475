import { payoutEndpoints } from './payouts.ts'
import { extensionEndpoints } from './extension.ts'
import { previewEndpoints } from './preview.ts'
import { promoEndpoints } from './promo.ts'
import { subscriptionEndpoints } from './subscription-endpoints.ts'
import { sandboxEndpoints } from './sandbox.ts'
import { incomingWebhookEndpoints } from './webhooks.ts'

export const billingEndpoints = {
  ...promoEndpoints,
  ...extensionEndpoints,
  ...subscriptionEndpoints,
  ...previewEndpoints,
  ...sandboxEndpoints,
  ...payoutEndpoints,
  ...incomingWebhookEndpoints,
} as const
