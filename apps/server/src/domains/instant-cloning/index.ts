import type { Slice } from '../slice.ts'
import { cloningHolding } from './holding.ts'
import { instantCloningRoutes } from './routes.ts'

export const instantCloningSlice: Slice = {
  name: 'instant-cloning',
  routes: instantCloningRoutes,
  holding: cloningHolding,
}

export { type Consent, consentOf } from './consent.ts'
export { insertConsent } from './consent-store.ts'
