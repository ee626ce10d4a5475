import type { TransactionContext } from '#kernel/context.ts'
import { insertEntry, updateAccount } from './account-store.ts'
import type { AppliedPlan, PaidCredits } from './applied-plan.ts'
import { creditPeriodAt } from './periods/credit-period.ts'
import { planInForce, spentOfReturned } from './periods/month-of-credits.ts'
import { forgetPlan } from './plan-of.ts'
import { lockCurrentAccount, startPeriod } from './periods/renew-period.ts'
import type { CreditAccountRow } from './tables.ts'

/**
 * Puts a workspace on a plan at once, with an entry. What was used and granted stays as it is, save where a paid
 * period begins on another day than credits were given so far: then a new credit period begins with it. Answers the
 * account as it was.
 */
export async function applyPlan(ctx: TransactionContext, plan: AppliedPlan): Promise<CreditAccountRow> {
  const now = ctx.now()
  const at = plan.asOf && plan.asOf > now ? plan.asOf : now
  const before = await lockCurrentAccount(ctx, plan.workspaceId, at)
  const account = plan.paid ? await followPayment(ctx, before, plan.paid, at) : before
  const isNewPeriod = account !== before
  const after = planInForce(account, plan, { isNewPeriod, asOf: plan.asOf ?? now })
  await updateAccount(ctx, after)
  ctx.afterCommit((ctx) => forgetPlan(ctx, plan.workspaceId))
  const credits = after.plan_credits - after.used_credits - (account.plan_credits - account.used_credits)
  if (credits !== 0 || plan.tier !== account.tier) {
    await insertEntry(ctx, {
      workspace_id: plan.workspaceId,
      kind: 'plan',
      credits,
      count_from: account.used_credits,
      count_to: after.used_credits,
      reason: plan.tier,
    })
  }
  return before
}

/** Lets credits follow the days of payment. A period that begins on a day they are given on anyway changes nothing. */
async function followPayment(
  ctx: TransactionContext,
  account: CreditAccountRow,
  paid: PaidCredits,
  at: Date,
): Promise<CreditAccountRow> {
  if (!beginsAnew(account, paid, at)) return account
  const { endsAt } = creditPeriodAt(paid.since, at)
  // From now on and not from the payment on: what was spent between them stays in the period it was counted in.
  const period = { anchored_at: paid.since, period_starts_at: at, period_ends_at: endsAt }
  return startPeriod(ctx, account, period, (reserved) => spentOfReturned(account, paid, reserved))
}

/**
 * Tells whether credits begin anew with a paid period: one on another day of the month, or one that ends another rhythm
 * early.
 */
export function beginsAnew(account: CreditAccountRow, { since, isOtherRhythm }: PaidCredits, at: Date): boolean {
  if (since > at) return false
  const isLeftEarly = isOtherRhythm && account.paid_until !== null && account.paid_until > since
  return isLeftEarly || !isOnTheDayOf(account.anchored_at, since)
}

function isOnTheDayOf(anchor: Date, paidSince: Date): boolean {
  return creditPeriodAt(anchor, paidSince).startsAt.getTime() === paidSince.getTime()
}
