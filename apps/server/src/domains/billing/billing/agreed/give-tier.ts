import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Tier } from '@vireo/contracts/users'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { currentPlan } from '#plans'
import { holdSubscription } from '../hold-subscription.ts'
import { putInForce } from '../put-in-force.ts'
import { settled } from '../snapshots/subscription-after.ts'

/**
 * Gives a workspace a plan that nobody pays for: a trial, a grant, what an enterprise agreed on. It holds until the
 * workspace buys one. A subscription that runs stands in the way: it has to end first.
 */
export async function giveTier(
  ctx: Context,
  { workspaceId, tier }: { workspaceId: WorkspaceId; tier: Tier },
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const before = await holdSubscription(ctx, workspaceId)
    if (before.snapshot?.plan) {
      throw new AppError('subscription_action_not_possible', {
        message: 'This workspace pays for a subscription. Cancel that first, or change it there.',
      })
    }
    const isFree = tier === 'free'
    const after = settled({
      ...before,
      given_tier: isFree ? null : tier,
      given_plan_version: isFree ? null : currentPlan(tier).version,
      given_after: before.provider_versions,
      previous_tiers: isFree ? before.previous_tiers : [...new Set([...before.previous_tiers, tier])].toSorted(),
    })
    await putInForce(ctx, before, after)
    const target = { kind: 'workspace', id: workspaceId }
    await writeAudit(ctx, {
      action: 'billing.tier-given',
      workspaceId,
      target,
      details: { from: before.tier, to: tier },
    })
  })
}
