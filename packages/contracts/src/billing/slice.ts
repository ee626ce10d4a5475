import { defineContract } from '../kit/index.ts'
import { billingAudit } from './audit.ts'
import { billingEndpoints } from './endpoints.ts'
import { billingErrors } from './errors.ts'
import { billingEvents, billingPublicEvents } from './events.ts'

export const billingContract = defineContract({
  endpoints: billingEndpoints,
  errors: billingErrors,
  events: billingEvents,
  publicEvents: billingPublicEvents,
  ids: { overageCharge: 'ovr', consolidatedCharge: 'cchg', promoRedemption: 'promo' },
  audit: billingAudit,
  topics: { payments: { place: 1, audience: 'admins', channels: ['email', 'in_app'], byDefault: 'email' } },
  screens: {
    shell: { subscription: '/app/subscription', payouts: '/app/payouts' },
    pages: {
      sandboxConnect: '/sandbox/connect/:linkId',
      // Pages of the provider of test money; it gives out their addresses.
      sandboxCheckout: '/sandbox/checkout/:id',
      sandboxCard: '/sandbox/card/:id',
      sandboxPortal: '/sandbox/portal/:id',
      sandboxChallenge: '/sandbox/challenge/:id',
      sandboxInvoice: '/sandbox/invoice/:id',
    },
    framed: { pricing: '/pricing', apiPricing: '/pricing/api' },
  },
})
