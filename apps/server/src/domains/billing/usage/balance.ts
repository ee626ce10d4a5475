import type { CreditAccountRow } from './tables.ts'

/** Credits of the period, what the plan gives and what was granted together. */
export function creditLimitOf(account: CreditAccountRow): number {
  return account.plan_credits + account.granted_credits
}

/** Credits that can still be reserved; infinite where the plan has no bound, never negative. */
export function remainingOf(account: CreditAccountRow): number {
  if (account.is_blocked) return 0
  if (account.extension_credits === null) return Number.POSITIVE_INFINITY
  return Math.max(0, creditLimitOf(account) + account.extension_credits - account.used_credits)
}

/** Credits of the period that were used beyond plan and grants, and are paid one by one. */
export function extraCreditsOf(account: CreditAccountRow): number {
  const beyond = Math.max(0, account.used_credits - creditLimitOf(account))
  return Math.min(beyond, account.extension_credits ?? 0)
}
