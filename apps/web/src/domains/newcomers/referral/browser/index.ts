export { forgetReferral, keepReferral, storedReferral } from './keep-referral.ts'
