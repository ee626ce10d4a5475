export { Referral } from './referral.tsx'
export { ReferralSection } from './components/referral-section.tsx'
