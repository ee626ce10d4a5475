import type { Tier } from '@vireo/contracts'
import type { TransactionContext } from '../../kernel/context.ts'
import { currentPlan } from '../plans/index.ts'
import { insertAccount, insertEntry } from './account-store.ts'
import { allowanceOf } from './allowance.ts'
import { creditPeriodAt } from './credit-period.ts'

/** Gives a new workspace its credit account, in the transaction that makes the workspace. */
export async function openAccount(
  ctx: TransactionContext,
  { workspaceId, tier }: { workspaceId: string; tier: Tier },
): Promise<void> {
  const now = ctx.now()
  const { startsAt, endsAt } = creditPeriodAt(now, now)
  const allowance = allowanceOf(tier, currentPlan(tier).version, true)
  const opened = await insertAccount(ctx, {
    workspace_id: workspaceId,
    ...allowance,
    is_blocked: false,
    anchored_at: now,
    period_starts_at: startsAt,
    period_ends_at: endsAt,
    granted_credits: 0,
    used_credits: 0,
    paid_until: null,
    used_at_quote: null,
    owed_credits: 0,
  })
  if (!opened) return
  await insertEntry(ctx, {
    workspace_id: workspaceId,
    kind: 'open',
    credits: allowance.plan_credits,
    count_from: 0,
    count_to: 0,
    reason: tier,
  })
}
