import type Stripe from 'stripe'
import type { Payout, PayoutsProvider } from '../../ports/payouts.ts'
import { refusable, withStripe } from './stripe-failure.ts'

const statuses = ['pending', 'in_transit', 'paid', 'canceled', 'failed'] as const

/**
 * Creates payouts by Stripe Connect: people have accounts of their own there, and Stripe asks them for what the law
 * requires.
 */
export function createStripePayouts(stripe: Stripe): PayoutsProvider {
  return {
    name: 'stripe',
    createAccount: (_ctx, { workspaceId, email }) =>
      withStripe(async () => {
        const account = await stripe.accounts.create(
          { type: 'express', email, metadata: { workspace_id: workspaceId } },
          { idempotencyKey: `vireo-connect-${workspaceId}` },
        )
        return account.id
      }),
    createLink: (_ctx, account, { returnUrl, refreshUrl }) =>
      withStripe(async () => {
        const { details_submitted: isSubmitted } = await stripe.accounts.retrieve(account)
        if (isSubmitted) return { url: (await stripe.accounts.createLoginLink(account)).url }
        const link = await stripe.accountLinks.create({
          account,
          type: 'account_onboarding',
          return_url: returnUrl,
          refresh_url: refreshUrl,
        })
        return { url: link.url }
      }),
    readAccount: (_ctx, id) =>
      withStripe(async () => {
        const account = await stripe.accounts.retrieve(id)
        return {
          detailsSubmitted: account.details_submitted,
          payoutsEnabled: account.payouts_enabled,
          requirementsDue: account.requirements?.currently_due?.length ?? 0,
        }
      }),
    transfer: (_ctx, destination, { transferId, amountMinor: amount, currency }) =>
      withStripe(async () => {
        // Stripe forgets idempotency keys after a day; what was handed over stays in its group.
        const known = await stripe.transfers.list({ transfer_group: transferId, limit: 1 })
        if (known.data.length > 0) return
        await refusable(() =>
          stripe.transfers.create(
            { amount, currency, destination, transfer_group: transferId },
            { idempotencyKey: `vireo-transfer-${transferId}` },
          ),
        )
      }),
    listPayouts: (_ctx, stripeAccount, { limit, cursor }) =>
      withStripe(async () => {
        const page = { limit, ...(cursor !== undefined && { starting_after: cursor }) }
        const { data, has_more: hasMore } = await stripe.payouts.list(page, { stripeAccount })
        return { payouts: data.map(toPayout), nextCursor: hasMore ? data.at(-1)?.id : undefined }
      }),
  }
}

function toPayout(payout: Stripe.Payout): Payout {
  return {
    ref: payout.id,
    amountMinor: payout.amount,
    currency: payout.currency,
    status: statuses.find((one) => one === payout.status) ?? 'pending',
    createdAt: new Date(payout.created * 1000),
    arrivesAt: new Date(payout.arrival_date * 1000),
  }
}
