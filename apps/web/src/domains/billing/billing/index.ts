export { PromoReminder } from './later-components.ts'
export { type PayoutPart, payoutParts } from './payouts/payout-parts.ts'
