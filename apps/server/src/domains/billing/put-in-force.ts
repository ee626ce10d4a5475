import { writeAudit } from '../../kernel/audit.ts'
import type { TransactionContext } from '../../kernel/context.ts'
import { applyPlan } from '../usage/index.ts'
import { redeemUsedCode } from './promo/redeem-used-code.ts'
import { updateSubscription } from './subscription-store.ts'
import type { SubscriptionRow } from './tables.ts'

/**
 * Keeps a subscription that was held and changed, puts its plan on the ledger, and tells of it: the audit log, and
 * whoever listens. Whoever calls this forgets the plan (`forgetPlan`) after the commit.
 */
export async function putInForce(
  ctx: TransactionContext,
  before: SubscriptionRow,
  after: SubscriptionRow,
): Promise<void> {
  const workspaceId = after.workspace_id
  await updateSubscription(ctx, { ...after, changed_at: ctx.now() })
  const paidSince = after.billing_period === null ? undefined : after.snapshot?.period?.startsAt
  await applyPlan(ctx, {
    workspaceId,
    tier: after.tier,
    planVersion: after.plan_version,
    mayExtend: after.may_extend && (after.status === 'active' || after.tier === 'enterprise'),
    isBlocked: after.status === 'free_disabled',
    ...(paidSince && { paidSince }),
    ...(after.snapshot && { asOf: after.snapshot.asOf }),
  })
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

function isSame(before: SubscriptionRow, after: SubscriptionRow): boolean {
  const facts = (row: SubscriptionRow) => [row.tier, row.plan_version, row.status, row.billing_period, row.currency]
  return JSON.stringify(facts(before)) === JSON.stringify(facts(after))
}
