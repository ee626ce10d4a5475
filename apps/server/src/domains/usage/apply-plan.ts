import type { Tier } from '@vireo/contracts'
import type { TransactionContext } from '../../kernel/context.ts'
import { insertEntry, updateAccount } from './account-store.ts'
import { allowanceOf } from './allowance.ts'
import { creditPeriodAt } from './credit-period.ts'
import { lockCurrentAccount, startPeriod } from './renew-period.ts'
import type { CreditAccountRow } from './tables.ts'

export type AppliedPlan = {
  readonly workspaceId: string
  readonly tier: Tier
  readonly planVersion: number
  /** Whether credits beyond the plan may be used, where the plan sells them. */
  readonly mayExtend: boolean
  readonly isBlocked: boolean
  /** When the paid period began, whose days credits are given on; absent leaves the periods as they are. */
  readonly paidSince?: Date
  /** What time it is where the plan is paid; matters when that is ahead of us. */
  readonly asOf?: Date
}

/**
 * Puts a workspace on a plan at once, with an entry. What was used and granted stays as it is, save where a paid
 * period begins on another day than credits were given so far: then a new credit period begins with it. Answers the
 * account as it was. Whoever calls this forgets the plan (`forgetPlan`) after the commit.
 */
export async function applyPlan(ctx: TransactionContext, plan: AppliedPlan): Promise<CreditAccountRow> {
  const now = ctx.now()
  const at = plan.asOf && plan.asOf > now ? plan.asOf : now
  const before = await lockCurrentAccount(ctx, plan.workspaceId, at)
  const account = plan.paidSince ? await followPayment(ctx, before, plan.paidSince, at) : before
  const allowance = allowanceOf(plan.tier, plan.planVersion, plan.mayExtend)
  const credits = allowance.plan_credits - account.plan_credits
  await updateAccount(ctx, { ...account, ...allowance, is_blocked: plan.isBlocked })
  if (credits !== 0 || plan.tier !== account.tier) {
    await insertEntry(ctx, {
      workspace_id: plan.workspaceId,
      kind: 'plan',
      credits,
      count_from: account.used_credits,
      count_to: account.used_credits,
      reason: plan.tier,
    })
  }
  return before
}

/** Lets credits follow the days of payment. A period that begins on a day they are given on anyway changes nothing. */
async function followPayment(
  ctx: TransactionContext,
  account: CreditAccountRow,
  paidSince: Date,
  at: Date,
): Promise<CreditAccountRow> {
  if (paidSince > at || isOnTheDayOf(account.anchored_at, paidSince)) return account
  const { endsAt } = creditPeriodAt(paidSince, at)
  // From now on and not from the payment on: what was spent between them stays in the period it was counted in.
  return startPeriod(ctx, account, { anchored_at: paidSince, period_starts_at: at, period_ends_at: endsAt })
}

function isOnTheDayOf(anchor: Date, paidSince: Date): boolean {
  return creditPeriodAt(anchor, paidSince).startsAt.getTime() === paidSince.getTime()
}
