import type { Context } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { findAccount } from '../account-store.ts'
import { remainingOf } from '../balance.ts'
import { makeWayInLimits } from '../limits/limited-usage.ts'
import { renewPeriod } from '../periods/renew-period.ts'
import { findKeyUsage, insertReservation, openKeyCounter } from './reservation-store.ts'

/** Credits that are set aside until `settle` or `release`. */
export type Reservation = { readonly id: string; readonly credits: number }

const attemptsMax = 5

/**
 * Sets credits aside for work about to be done, all of them or none. Throws `insufficient_credits`,
 * `api_key_limit_exceeded` or `usage_limit_exceeded` with `{ required, remaining }`. One statement, save when a period has just begun.
 */
export async function reserve(
  ctx: Context,
  { credits, reason }: { credits: number; reason: string },
): Promise<Reservation> {
  invariant(Number.isSafeInteger(credits) && credits >= 0, 'credits are whole and not negative')
  const reservation = { id: ctx.newId('reservation'), credits }
  for (let attempt = 1; attempt <= attemptsMax; attempt++) {
    if (await insertReservation(ctx, { ...reservation, reason })) return reservation
    await assertAffordable(ctx, credits)
  }
  throw new AppError('service_unavailable', { message: 'The credit account is too busy, please try again.' })
}

/**
 * Throws what a reservation of so many credits would throw, without setting anything aside: for whoever is to do work
 * that costs before the price is fixed. An obstacle that may go is removed.
 */
export async function assertAffordable(ctx: Context, credits: number): Promise<void> {
  const found = await findAccount(ctx, ctx.workspaceId)
  invariant(found, 'a workspace without a credit account')
  const account = found.period_ends_at > ctx.now() ? found : await renewPeriod(ctx, ctx.workspaceId)
  if (account.is_blocked) throw blocked(credits) // proved by reserve.test.ts
  const remaining = remainingOf(account)
  if (remaining < credits) throw refusal('insufficient_credits', credits, remaining) // proved by reserve.test.ts
  const { apiKeyId, apiKeyCharacterLimit, usageLimits } = ctx.actor
  if (usageLimits) await makeWayInLimits(ctx, usageLimits, credits)
  if (apiKeyId === undefined || apiKeyCharacterLimit === undefined) return
  const used = await findKeyUsage(ctx, apiKeyId)
  if (used === undefined) await openKeyCounter(ctx, apiKeyId)
  const keyRemaining = Math.max(0, apiKeyCharacterLimit - (used ?? 0))
  if (keyRemaining < credits) throw refusal('api_key_limit_exceeded', credits, keyRemaining) // proved by reserve.test.ts
}

function blocked(required: number): AppError {
  const message = 'Credits cannot be used while an invoice of this workspace is unpaid.'
  return new AppError('insufficient_credits', { message, data: { required, remaining: 0 } })
}

/** Returns the error for a request that needs more credits than are left. */
export function refusal(
  code: 'insufficient_credits' | 'api_key_limit_exceeded',
  required: number,
  remaining: number,
): AppError {
  const of = code === 'insufficient_credits' ? 'your plan' : 'this API key'
  return new AppError(code, {
    message: `This request needs ${required} credits; ${of} has ${remaining} left.`,
    data: { required, remaining },
  })
}
