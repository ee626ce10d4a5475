import type { Tier } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { sumOpenReservations } from './account-store.ts'
import { creditsAddedBy, creditsOf, unspentOf } from './periods/month-of-credits.ts'
import { lockCurrentAccount } from './periods/renew-period.ts'

export type CreditOutlook = {
  /** Credits of the plan left this month; null where they are not counted. */
  readonly left: number | null
  /** What another plan in the same rhythm would add now. */
  readonly added: number
  /** What `quoteUnspent` would return, without remembering it. */
  readonly unspent: { readonly credits: number; readonly of: number } | null
}

/** Looks at the credits of the caller's workspace as a change of plan would find them now. */
export function lookAtCredits(
  ctx: Context,
  plan: { readonly tier: Tier; readonly planVersion: number } | undefined,
): Promise<CreditOutlook> {
  return transaction(ctx, async (ctx) => {
    const account = await lockCurrentAccount(ctx, ctx.workspaceId)
    if (account.extension_credits === null) return { left: null, added: 0, unspent: null }
    const credits = unspentOf(account, await sumOpenReservations(ctx, ctx.workspaceId))
    const added = plan ? creditsAddedBy(account, { tier: plan.tier, plan_version: plan.planVersion }, ctx.now()) : 0
    return { left: credits, added, unspent: account.paid_until && { credits, of: creditsOf(account) } }
  })
}
