import { defineContract } from '../kit/index.ts'
import { billingAudit } from './audit.ts'
import { billingEndpoints } from './endpoints.ts'
import { billingErrors } from './errors.ts'
import { billingEvents } from './events.ts'

export const billingContract = defineContract({
  endpoints: billingEndpoints,
  errors: billingErrors,
  events: billingEvents,
  ids: { extraCreditsCharge: 'ovr', consolidatedCharge: 'cchg', promoRedemption: 'promo' },
  audit: billingAudit,
})
