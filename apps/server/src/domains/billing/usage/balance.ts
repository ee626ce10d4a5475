import type { CreditAccountRow } from './tables.ts'

/** Returns the credits of the period: what the plan gives and what was granted together. */
export function creditLimitOf(account: CreditAccountRow): number {
  return account.plan_credits + account.granted_credits
}

/** Returns the credits that can still be reserved; infinite where the plan has no bound, never negative. */
export function remainingOf(account: CreditAccountRow): number {
  if (account.is_blocked) return 0
  if (account.extension_credits === null) return Number.POSITIVE_INFINITY
  return Math.max(0, creditLimitOf(account) + account.extension_credits - account.used_credits)
}

/** Returns the overage: the credits used in the period beyond plan and grants. */
export function overageOf(account: CreditAccountRow): number {
  const beyond = Math.max(0, account.used_credits - creditLimitOf(account))
  return Math.min(beyond, account.extension_credits ?? 0)
}
