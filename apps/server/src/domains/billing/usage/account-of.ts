import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Tier } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import { readAccount } from './account-store.ts'
import { creditLimitOf, overageOf } from './balance.ts'
import { renewPeriod } from './periods/renew-period.ts'

/** A workspace's credits as other slices may know them. */
export type CreditAccount = {
  readonly tier: Tier
  readonly planVersion: number
  readonly isBlocked: boolean
  readonly usedCredits: number
  /** Plan and grants together. */
  readonly limitCredits: number
  /** Credits used beyond the limit in this period. */
  readonly overage: number
  readonly periodStartsAt: Date
  readonly periodEndsAt: Date
}

/**
 * Returns the credits of a workspace, the caller's by default, in the current period; begins that period when it is
 * due.
 */
export async function accountOf(ctx: Context, workspaceId: WorkspaceId = ctx.workspaceId): Promise<CreditAccount> {
  const found = await readAccount(ctx, workspaceId)
  invariant(found, 'a workspace without a credit account')
  const account = found.period_ends_at > ctx.now() ? found : await renewPeriod(ctx, workspaceId)
  return {
    tier: account.tier,
    planVersion: account.plan_version,
    isBlocked: account.is_blocked,
    usedCredits: account.used_credits,
    limitCredits: creditLimitOf(account),
    overage: overageOf(account),
    periodStartsAt: account.period_starts_at,
    periodEndsAt: account.period_ends_at,
  }
}
