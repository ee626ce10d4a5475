import { incomingWebhookRoutes } from './incoming-webhooks/routes.ts'
import { payoutRoutes } from './payouts/routes.ts'
import { promoRoutes } from './promo/routes.ts'
import { sandboxRoutes } from './sandbox/routes.ts'
import { subscriptionRoutes } from './subscription/routes.ts'

export const billingRoutes = [
  ...sandboxRoutes,
  ...promoRoutes,
  ...subscriptionRoutes,
  ...payoutRoutes,
  ...incomingWebhookRoutes,
]
