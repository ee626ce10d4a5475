import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '#kernel/context.ts'
import { release } from './release.ts'

const firstDelayMs = 250
const longestDelayMs = 10_000

/**
 * Gives a reservation back, and keeps trying while the database is away. Never rejects. Should this process
 * end before it succeeds, the reservation is an orphan, which others give back.
 */
export async function releaseEventually(ctx: Context, reservationId: string): Promise<void> {
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(longestDelayMs, delayMs * 2)) {
    try {
      await release(ctx, reservationId)
      return
    } catch (error) {
      ctx.log.warn({ err: error, reservationId }, 'a reservation could not be given back yet')
    }
    await sleep(delayMs, undefined, { ref: false })
  }
}
