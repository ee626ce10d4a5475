import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Tier } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { overageCost, planVersionOf } from '#plans'
import { lockSubscription } from '../subscription-store.ts'
import { chargedCredits, insertCharge } from './overage-store.ts'

export type Overage = {
  readonly workspaceId: WorkspaceId
  readonly periodStartsAt: Date
  readonly tier: Tier
  readonly planVersion: number
  /** Used beyond plan and grants in this period, so far or in all. */
  readonly credits: number
  /** A period that goes on is charged only once its overage costs as much as the plan's threshold. */
  readonly isOver: boolean
}

/**
 * Writes down what overage costs that nobody was charged for yet. What one charge covers no other does, however
 * often and from how many sides this is called. Nothing happens in workspaces that pay nobody.
 */
export async function noteOverage(ctx: Context, overage: Overage): Promise<void> {
  const { workspaceId, periodStartsAt, tier, planVersion, credits, isOver } = overage
  await transaction(ctx, async (ctx) => {
    const row = await lockSubscription(ctx, workspaceId)
    if (!row?.customer_ref || !row.currency) return
    const plan = planVersionOf(tier, planVersion)
    const charged = await chargedCredits(ctx, workspaceId, periodStartsAt)
    if (credits <= charged) return
    // Both rounded from the beginning of the period on, so that parts cost together what the whole does.
    const amount = overageCost(plan, credits, row.currency) - overageCost(plan, charged, row.currency)
    const threshold = plan.overage?.billingThreshold[row.currency] ?? Infinity
    if (amount === 0 || (!isOver && amount < threshold)) return
    await insertCharge(ctx, {
      id: ctx.newId('overageCharge'),
      workspace_id: workspaceId,
      period_starts_at: periodStartsAt,
      credits_from: charged,
      credits_to: credits,
      tier,
      plan_version: planVersion,
      currency: row.currency,
      amount_minor: amount,
      // Who has no next invoice any more, or owes that much already, pays now.
      collect_now: !isOver || row.billing_period === null,
    })
  })
}
