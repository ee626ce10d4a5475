export { type Consent, consentOf } from './consent.ts'
export { insertConsent } from './consent-store.ts'
