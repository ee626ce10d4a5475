export { type Consent, consentOf } from './consent.ts'
