import { defineSubscription } from '#jobs/define-subscription.ts'
import { creditPayer, isPayment } from './credit-payer.ts'

export const referralSubscriptions = [
  defineSubscription('billing.subscription-changed', 'referral.credit-payer', async (ctx, change) => {
    if (isPayment(change)) await creditPayer(ctx, change.workspaceId)
  }),
]
