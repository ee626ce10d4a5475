import type { TransactionContext } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { findAccount } from '../account-store.ts'
import { remainingOf } from '../balance.ts'
import { refusal } from './reserve.ts'
import { findOutcome, type Made, settleReservation } from './reservation-store.ts'

/** The workspace's count of used credits before and after what was settled. */
export type SettledCount = { readonly from: number; readonly to: number }

/**
 * Books what reserved work really cost, in the transaction that records the work. Less than reserved gives
 * the rest back; more is taken if the account has it, else `insufficient_credits` and the transaction must
 * fail. Settling again answers as the first time. At the reserved price the shared account row is not touched.
 * What was `made` is what usage can be read by later.
 */
export async function settle(
  ctx: TransactionContext,
  reservationId: string,
  credits: number,
  made: Made = {},
): Promise<SettledCount> {
  invariant(Number.isSafeInteger(credits) && credits >= 0, 'credits are whole and not negative')
  const settled = await settleReservation(ctx, reservationId, credits, made)
  if (!settled) return settledBefore(ctx, reservationId)
  // proved by reserve.test.ts
  if (!settled.covered) {
    const account = await findAccount(ctx, ctx.workspaceId)
    throw refusal('insufficient_credits', credits - settled.reserved, account ? remainingOf(account) : 0)
  }
  return { from: settled.count_from, to: settled.count_from + credits } // proved by reserve.test.ts
}

async function settledBefore(ctx: TransactionContext, reservationId: string): Promise<SettledCount> {
  const outcome = await findOutcome(ctx, reservationId)
  invariant(outcome, 'a reservation of this workspace is settled')
  if (outcome.kind === 'settle') return { from: outcome.count_from, to: outcome.count_to }
  throw new AppError('service_unavailable', {
    message: 'The credits set aside for this request were given back meanwhile; nothing was charged.',
  })
}
