export { PromoReminder } from './later-components.ts'
export { payoutRoutes, sandboxConnectRoutes } from './payouts/routes.tsx'
export { billingRoutes, pricingRoutes } from './routes.tsx'
export { sandboxRoutes } from './sandbox/routes.tsx'
