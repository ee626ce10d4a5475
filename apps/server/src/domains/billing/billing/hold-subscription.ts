import type { WorkspaceId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import { accountOf } from '#usage'
import { statusOfTier } from './snapshots/subscription-after.ts'
import { insertSubscription, lockSubscription } from './subscription-store.ts'
import type { SubscriptionRow } from './tables.ts'

/** Locks the subscription of a workspace until the transaction ends; begins one if there is none yet. */
export async function holdSubscription(ctx: TransactionContext, workspaceId: WorkspaceId): Promise<SubscriptionRow> {
  const found = await lockSubscription(ctx, workspaceId)
  if (found) return found
  const { tier, planVersion } = await accountOf(ctx, workspaceId)
  await insertSubscription(ctx, {
    workspace_id: workspaceId,
    provider: 'none',
    provider_versions: {},
    status: statusOfTier(tier),
    tier,
    plan_version: planVersion,
    billing_period: null,
    currency: null,
    customer_ref: null,
    subscription_ref: null,
    period_ends_at: null,
    snapshot: null,
    given_tier: tier === 'free' ? null : tier,
    given_plan_version: tier === 'free' ? null : planVersion,
    given_after: {},
    previous_tiers: tier === 'free' ? [] : [tier],
    used_codes: [],
    may_extend: true,
    max_seats: null,
    extra_pvc_slots: 0,
    changed_at: ctx.now(),
  })
  const made = await lockSubscription(ctx, workspaceId)
  invariant(made, 'a subscription that was just begun')
  return made
}
