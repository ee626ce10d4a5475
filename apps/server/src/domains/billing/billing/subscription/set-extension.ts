import type { billingEndpoints } from '@vireo/contracts/billing'
import type { Input } from '@vireo/contracts/kit'
import type { SubscriptionDocument } from '@vireo/contracts/users'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { describeDocument } from '../describe-subscription.ts'
import { holdSubscription } from '../hold-subscription.ts'
import { putInForce } from '../put-in-force.ts'
import { assertMayManage } from './policy.ts'

/**
 * Decides whether more may be used than the plan gives. What was used beyond the limit already stays owed. Throws
 * `feature_not_available` on a plan that always ends at its limit.
 */
export async function setExtension(
  ctx: With<'billing' | 'settings'>,
  { allowed }: Input<typeof billingEndpoints.setExtension>,
): Promise<SubscriptionDocument> {
  assertMayManage(ctx)
  const { can_extend_character_limit: canExtend } = await describeDocument(ctx)
  if (allowed && !canExtend) {
    throw new AppError('feature_not_available', { message: 'Your plan ends at its limit.' })
  }
  await transaction(ctx, async (ctx) => {
    const before = await holdSubscription(ctx, ctx.workspaceId)
    if (before.may_extend === allowed) return
    await putInForce(ctx, before, { ...before, may_extend: allowed })
    await writeAudit(ctx, {
      action: 'billing.extension-changed',
      target: { kind: 'workspace', id: ctx.workspaceId },
      details: { allowed },
    })
  })
  return describeDocument(ctx)
}
