import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { findConsolidated } from './consolidated-account-store.ts'
import { type ConsolidatedParts, judgePayer } from './judge-payer.ts'
import { takeConsolidatedStep } from './take-consolidated-step.ts'
import { deliverAtOnce, tellConsolidated } from './tell-consolidated.ts'

/**
 * Renews, tries again and ends what is due, once whoever pays was asked about. Nothing happens when nothing is due.
 * Throws `unavailable` while that one's provider is away: then all of it happens later.
 */
export async function carryOutDueConsolidated(
  ctx: Context,
  parts: ConsolidatedParts,
  workspaceId: WorkspaceId,
): Promise<void> {
  const seen = await findConsolidated(ctx, workspaceId)
  if (!seen?.next_due_at || seen.next_due_at > ctx.now()) return
  const { billing, charge_workspace_id, next_due_at: dueAt } = seen
  const currency = billing.subscription?.plan.currency ?? billing.open[0]?.currency ?? 'usd'
  const idempotencyKey = `${workspaceId}-${dueAt.getTime()}`
  const failure = await judgePayer(ctx, parts, charge_workspace_id, { currency, idempotencyKey })
  const account = await takeConsolidatedStep(ctx, workspaceId, undefined, { payer: failure ? 'late' : 'good' })
  await tellConsolidated(ctx, account)
  await deliverAtOnce(ctx, parts, workspaceId)
}
