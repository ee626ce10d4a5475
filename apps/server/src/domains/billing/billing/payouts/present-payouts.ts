import type { PayoutPage } from '@vireo/contracts/billing'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { PayoutList } from './list-payouts.ts'
import type { SandboxLinkRow } from './sandbox-payout-store.ts'

/** Presents a page of payouts with the account that they go to. */
export function presentPayouts({ isAvailable, account, payouts, nextCursor }: PayoutList): PayoutPage {
  return {
    is_available: isAvailable,
    account: account && {
      details_submitted: account.detailsSubmitted,
      payouts_enabled: account.payoutsEnabled,
      requirements_due: account.requirementsDue,
      provider: account.provider,
    },
    payouts: payouts.map((payout) => ({
      payout_id: payout.ref,
      amount_cents: payout.amountMinor,
      currency: payout.currency,
      status: payout.status,
      created_at_unix: unixSeconds(payout.createdAt),
      arrives_at_unix: payout.arrivesAt && unixSeconds(payout.arrivesAt),
    })),
    has_more: nextCursor !== undefined,
    next_cursor: nextCursor ?? null,
  }
}

/** Presents a sandbox link: whether the details are given already, and where the page leads back to. */
export function presentSandboxLink(link: SandboxLinkRow) {
  return { details_submitted: link.details_submitted_at !== null, return_url: link.return_url }
}
