import { isBeingPaid } from '@vireo/contracts/plans'
import { defineSubscription } from '#jobs/define-subscription.ts'
import { creditPayer } from './credit-payer.ts'

export const referralSubscriptions = [
  defineSubscription('billing.subscription-changed', 'referral.credit-payer', async (ctx, change) => {
    if (isBeingPaid(change)) await creditPayer(ctx, change.workspaceId)
  }),
]
