import { defineEndpoint, Ok } from '../kit/index.ts'
import { AcceptReferral, ReferralLink } from './schemas.ts'

export const referralEndpoints = {
  getLink: defineEndpoint({
    id: 'referral.getLink',
    method: 'GET',
    path: '/v1/user/referral-link',
    summary: 'Get the link by which you bring others, and what came of it',
    access: { scope: 'user_read' },
    success: { status: 200, schema: ReferralLink },
    errors: [],
  }),
  accept: defineEndpoint({
    id: 'referral.accept',
    method: 'POST',
    path: '/v1/user/referral',
    summary: 'Say who brought you, within a day of signing up',
    access: { scope: 'user_write' },
    body: AcceptReferral,
    success: { status: 200, schema: Ok },
    errors: ['referral_not_found', 'referral_not_possible'],
  }),
} as const
