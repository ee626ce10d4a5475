import { realtimeLimits } from '@vireo/contracts/transcription'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { sourceCost } from '#speech/sources/index.ts'
import { releaseEventually, type Reservation, reserve, settle } from '#usage/reservations/index.ts'

/** Returns the credits for writing down so much of a conversation while it goes on. */
export function realtimeCost(durationMs: number): number {
  return sourceCost(durationMs, realtimeLimits.creditsPerMinute)
}

/** What is held for a session: a little more than what has come. */
export type SessionCredits = {
  /** Holds the price of so much before it is heard. Throws `insufficient_credits` and the like. */
  cover(durationMs: number): Promise<void>
  /** Books what was heard and gives the rest back, in the transaction that keeps it. */
  settle(ctx: TransactionContext, heardMs: number): Promise<void>
  /** Gives everything back that is held. */
  release(): Promise<void>
}

const leastMs = 20_000
const mostMs = 5 * 60_000

/** Creates what holds the price of a session, in steps that grow with it. */
export function createSessionCredits(ctx: Context): SessionCredits {
  const held: Reservation[] = []
  let coveredMs = 0
  const hold = async (ms: number) => {
    const credits = realtimeCost(coveredMs + ms) - realtimeCost(coveredMs)
    held.push(await reserve(ctx, { credits, reason: 'speech_to_text' }))
    coveredMs += ms
  }
  return {
    async cover(durationMs) {
      while (coveredMs < durationMs) {
        const step = Math.min(mostMs, Math.max(leastMs, coveredMs))
        try {
          await hold(step)
        } catch (error) {
          // Towards the end of the credits every second counts.
          if (!(error instanceof AppError) || step === leastMs) throw error
          await hold(leastMs)
        }
      }
    },
    async settle(ctx, heardMs) {
      let left = realtimeCost(heardMs)
      for (const [at, { id, credits }] of held.entries()) {
        const isLast = at === held.length - 1
        const paid = isLast ? left : Math.min(left, credits)
        await settle(ctx, id, paid, isLast ? { durationMs: Math.round(heardMs) } : {})
        left -= paid
      }
    },
    async release() {
      await Promise.all(held.splice(0).map(({ id }) => releaseEventually(ctx, id)))
    },
  }
}
