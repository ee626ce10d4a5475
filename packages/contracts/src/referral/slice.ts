import { defineContract } from '../kit/index.ts'
import { referralEndpoints } from './endpoints.ts'
import { referralErrors } from './errors.ts'
import { referralEvents } from './events.ts'

export const referralContract = defineContract({
  endpoints: referralEndpoints,
  errors: referralErrors,
  events: referralEvents,
})
