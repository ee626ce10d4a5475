import { defineErrors } from '../kit/index.ts'

export const referralErrors = defineErrors({
  referral_not_found: { status: 404, message: 'There is no such referral link.' },
  referral_not_possible: {
    status: 409,
    message: 'A referral counts for new accounts only, once, and never for one’s own link.',
  },
})
