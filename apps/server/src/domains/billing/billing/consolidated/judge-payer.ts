import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Currency } from '@vireo/contracts/users'
import {
  type BillingCustomer,
  BillingFailure,
  type BillingProvider,
  type BillingProviders,
} from '#ports/billing-provider.ts'
import type { Context } from '#kernel/context.ts'
import { findSubscription } from '../subscription-store.ts'
import type { SubscriptionRow } from '../tables.ts'

export type ConsolidatedParts = Pick<BillingProviders, 'find'>

type Paying = { readonly provider: BillingProvider; readonly customer: BillingCustomer; readonly row: SubscriptionRow }

/** Finds how a workspace is charged itself; undefined for one that cannot be charged. */
export async function payingWorkspace(
  ctx: Context,
  parts: ConsolidatedParts,
  workspaceId: WorkspaceId,
): Promise<Paying | undefined> {
  const row = await findSubscription(ctx, workspaceId)
  const provider = row && parts.find(row.provider)
  if (!row || !provider?.hasPaymentMethods || row.customer_ref === null) return undefined
  const { customer_ref: customerRef, subscription_ref: subscriptionRef } = row
  return { provider, row, customer: { workspaceId, email: '', customerRef, subscriptionRef } }
}

const inArrears: readonly string[] = ['past_due', 'canceled', 'free_disabled', 'incomplete']

/**
 * Checks whether the paying workspace could be charged now: undefined if so, otherwise the refusal for the workspace it
 * pays for, which says nothing about cards. Throws `unavailable` while its provider is away.
 */
export async function judgePayer(
  ctx: Context,
  parts: ConsolidatedParts,
  workspaceId: WorkspaceId,
  asked: { readonly currency: Currency; readonly idempotencyKey: string },
): Promise<BillingFailure | undefined> {
  const paying = await payingWorkspace(ctx, parts, workspaceId)
  if (!paying || inArrears.includes(paying.row.status)) return cannotPay()
  if (paying.row.currency !== asked.currency)
    return new BillingFailure('not_supported', 'The workspace that pays for this one does so in another currency.')
  try {
    await paying.provider.verifyCard(ctx, paying.customer, { idempotencyKey: `${asked.idempotencyKey}:verify` })
    return undefined
  } catch (error) {
    if (!(error instanceof BillingFailure) || error.kind === 'unavailable') throw error
    return cannotPay(error)
  }
}

function cannotPay(cause?: unknown): BillingFailure {
  return new BillingFailure(
    'card_declined',
    'The workspace that pays for this one cannot be charged now. Nothing was changed.',
    { cause },
  )
}
