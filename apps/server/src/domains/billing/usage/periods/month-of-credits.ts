import { entitlementsOf, planVersionOf } from '#plans'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { AppliedPlan, PaidCredits } from '../applied-plan.ts'
import { allowanceOf } from '../limits/allowance.ts'
import { creditPeriodAt } from './credit-period.ts'
import type { CreditAccountRow } from '../tables.ts'

/*
 * How many credits a plan gives in a month, from what is paid. Pure: the test of ten thousand lives runs these very lines.
 * Plans that nobody pays for are given whole.
 */

type Plan = Pick<CreditAccountRow, 'tier' | 'plan_version'>
type Period = Pick<CreditAccountRow, 'period_starts_at' | 'period_ends_at'> & { readonly anchored_at?: Date }

/** What passes into a new period: open reservations, and spent credits whose money was given back. */
export type Carried = { readonly reserved: number; readonly owed: number }

/**
 * Returns the account in a period that begins. An unpaid month has the credits of the free plan and no overage.
 */
export function periodBegun(account: CreditAccountRow, period: Period, { reserved, owed }: Carried): CreditAccountRow {
  const usedOfGrants = account.extension_credits === null ? 0 : account.used_credits - reserved - account.plan_credits
  const begun = {
    ...account,
    ...period,
    ...creditsOfMonth(account, period.period_starts_at),
    granted_credits: Math.max(0, account.granted_credits - Math.max(0, usedOfGrants)),
    owed_credits: Math.max(0, account.owed_credits - account.plan_credits) + owed,
    used_at_quote: quoteKept(account, reserved),
  }
  return { ...begun, used_credits: reserved + heldOf(begun) }
}

/** Carries a quote into the new month, less what was spent since, for a change that is heard of only later. */
function quoteKept(
  { used_at_quote: quoted, used_credits: used, plan_credits: plan }: CreditAccountRow,
  reserved: number,
) {
  return quoted === null ? null : Math.min(quoted, plan) - Math.min(used - reserved, plan)
}

/** Returns how many of the owed credits this month's plan credits make up for. They count as used. */
function heldOf({ owed_credits: owed, plan_credits: plan }: CreditAccountRow): number {
  return Math.min(owed, plan)
}

function creditsOfMonth(account: CreditAccountRow, startsAt: Date) {
  if (account.extension_credits === null) return {}
  // The operator may have given a grant another size since.
  if (account.paid_until === null || startsAt < account.paid_until) return { plan_credits: creditsOf(account) }
  return { plan_credits: Math.min(creditsOf(account), unpaidCredits()), extension_credits: 0 }
}

/**
 * Returns the account with a plan in force. In a month that is paid already, a larger plan adds the difference for the
 * rest of the month at the instant of the change, rounded down; the same share of it was paid.
 */
export function planInForce(
  account: CreditAccountRow,
  plan: AppliedPlan,
  { isNewPeriod, asOf }: { readonly isNewPeriod: boolean; readonly asOf: Date },
): CreditAccountRow {
  const allowance = allowanceOf(plan.tier, plan.planVersion, plan.mayExtend)
  const paidUntil = paidUntilOf(account, plan)
  const isGiven = paidUntil === null || allowance.extension_credits === null
  const after = {
    ...account,
    ...allowance,
    is_blocked: plan.isBlocked,
    paid_until: paidUntil,
    used_at_quote: isNewPeriod || !plan.paid ? null : account.used_at_quote,
    plan_credits: isGiven ? allowance.plan_credits : paidCredits(account, plan, { isNewPeriod, asOf, paidUntil }),
  }
  return { ...after, used_credits: after.used_credits - heldOf(account) + heldOf(after) }
}

function paidCredits(
  account: CreditAccountRow,
  plan: AppliedPlan,
  { isNewPeriod, asOf, paidUntil }: { isNewPeriod: boolean; asOf: Date; paidUntil: Date },
): number {
  const full = creditsOf({ tier: plan.tier, plan_version: plan.planVersion })
  const { startsAt } = monthOf(account)
  if (startsAt >= paidUntil) return Math.min(full, unpaidCredits())
  if (isNewPeriod || account.paid_until === null) return full
  const before = creditsOf(account)
  const difference = partOf(account, full - before, asOf)
  if (startsAt < account.paid_until) return Math.max(0, account.plan_credits + difference)
  // The month was paid for and then, before we heard of it, a larger plan in the same rhythm.
  return plan.paid?.isOtherRhythm || full < before ? full : before + difference
}

/** Returns the share of credits for the rest of the month, rounded down, so that frequent changes gain nothing. */
function partOf(account: CreditAccountRow, credits: number, at: Date): number {
  const { startsAt, endsAt } = monthOf(account)
  const length = unixSeconds(endsAt) - unixSeconds(startsAt)
  const rest = Math.min(length, Math.max(0, unixSeconds(endsAt) - unixSeconds(at)))
  const product = BigInt(credits) * BigInt(rest)
  const part = product / BigInt(length)
  return Number(product < 0n && part * BigInt(length) !== product ? part - 1n : part)
}

/** Returns the credits that a plan in the same rhythm would add to a month that is paid already. */
export function creditsAddedBy(account: CreditAccountRow, plan: Plan, at: Date): number {
  return partOf(account, Math.max(0, creditsOf(plan) - creditsOf(account)), at)
}

/**
 * Returns the credits spent of a paid month that ends early, beyond what its money was kept for: those spent since the
 * quote, or without one, those above the worth of the days gone by. The money for them was given back.
 */
export function spentOfReturned(
  account: CreditAccountRow,
  { since, isOtherRhythm }: PaidCredits,
  reserved: number,
): number {
  const { paid_until: paidUntil, plan_credits: plan, used_at_quote: quoted, extension_credits: extension } = account
  if (paidUntil === null || extension === null) return 0
  const spent = Math.min(account.used_credits - reserved, plan)
  if (quoted !== null && isOtherRhythm) return Math.max(0, spent - Math.min(quoted, plan))
  if (monthOf(account).startsAt >= paidUntil) return 0
  const returned = -partOf(account, -creditsOf(account), since)
  return Math.max(0, spent - Math.max(0, plan - returned))
}

/**
 * Returns the plan's credits of this month that were not spent. Reserved ones are carried into a new period, so they
 * are not spent.
 */
export function unspentOf(account: CreditAccountRow, reserved: number): number {
  return Math.max(0, account.plan_credits - account.used_credits + reserved)
}

/** Returns the credits of a whole month of a plan; 0 where they are not counted. */
export function creditsOf({ tier, plan_version: version }: Plan): number {
  const { creditsPerPeriod } = planVersionOf(tier, version).entitlements
  return creditsPerPeriod === 'unlimited' ? 0 : creditsPerPeriod
}

/**
 * Returns until when the plan is paid, never earlier than known: an open invoice for something else takes nothing back.
 */
function paidUntilOf(account: CreditAccountRow, { paid }: AppliedPlan): Date | null {
  if (!paid || paid.until === null) return null
  if (paid.until > paid.since || account.paid_until === null || account.paid_until < paid.since) return paid.until
  return account.paid_until
}

/** Returns the calendar month that the account is in, even if its first period began late. */
function monthOf({ anchored_at: anchor, period_starts_at: startsAt }: CreditAccountRow) {
  return creditPeriodAt(anchor, startsAt)
}

function unpaidCredits(): number {
  const { creditsPerPeriod } = entitlementsOf('free')
  return creditsPerPeriod === 'unlimited' ? 0 : creditsPerPeriod
}
