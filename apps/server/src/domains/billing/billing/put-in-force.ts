import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { applyPlan, type PaidCredits } from '#usage'
import { keepTrainingOptOut } from '#workspaces/settings/index.ts'
import { redeemUsedCode } from './promo/redeem-used-code.ts'
import { updateSubscription } from './subscription-store.ts'
import type { SubscriptionRow } from './tables.ts'

/**
 * Keeps a subscription that was held and changed, puts its plan on the ledger, and tells of it: the audit log, and
 * whoever listens.
 */
export async function putInForce(
  ctx: TransactionContext,
  before: SubscriptionRow,
  after: SubscriptionRow,
): Promise<void> {
  const workspaceId = after.workspace_id
  await updateSubscription(ctx, { ...after, changed_at: ctx.now() })
  const paid = paidCredits(before, after)
  await applyPlan(ctx, {
    workspaceId,
    tier: after.tier,
    planVersion: after.plan_version,
    mayExtend: after.may_extend && (after.status === 'active' || after.tier === 'enterprise'),
    isBlocked: after.status === 'free_disabled',
    ...(paid && { paid }),
    ...(after.snapshot && { asOf: after.snapshot.asOf }),
  })
  if (before.tier !== after.tier) await keepTrainingOptOut(ctx, { workspaceId, from: before.tier, to: after.tier })
  if (after.billing_period !== null && after.snapshot?.discount)
    await redeemUsedCode(ctx, workspaceId, after.snapshot.discount.code)
  for (const code of after.used_codes.filter((used) => !before.used_codes.includes(used)))
    await ctx.emit('billing.discount-used', { workspaceId, code })
  if (isSame(before, after)) return
  await writeAudit(ctx, {
    action: 'billing.subscription-changed',
    workspaceId,
    target: { kind: 'workspace', id: workspaceId },
    details: {
      provider: after.provider,
      from: before.tier,
      to: after.tier,
      status: after.status,
      period: after.billing_period,
      plan_version: after.plan_version,
    },
  })
  await ctx.emit('billing.subscription-changed', {
    workspaceId,
    tier: after.tier,
    planVersion: after.plan_version,
    status: after.status,
    billingPeriod: after.billing_period,
    previousTier: before.tier,
    previousStatus: before.status,
  })
}

/** Returns what the credits are told of the paid period; undefined where there is none. */
export function paidCredits(
  before: SubscriptionRow,
  { billing_period, status, snapshot }: SubscriptionRow,
): PaidCredits | undefined {
  const period = snapshot?.period
  if (billing_period === null || !period) return undefined
  const isOtherRhythm = before.billing_period !== null && before.billing_period !== billing_period
  return { since: period.startsAt, until: paidUntil(status, period), isOtherRhythm }
}

function paidUntil(status: SubscriptionRow['status'], period: { startsAt: Date; endsAt: Date }): Date | null {
  if (status === 'trialing') return null
  return status === 'active' ? period.endsAt : period.startsAt
}

function isSame(before: SubscriptionRow, after: SubscriptionRow): boolean {
  const facts = (row: SubscriptionRow) => [row.tier, row.plan_version, row.status, row.billing_period, row.currency]
  return JSON.stringify(facts(before)) === JSON.stringify(facts(after))
}
