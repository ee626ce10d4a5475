import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { releaseChangeLock, takeChangeLock } from './change-lock-store.ts'

/** Longer than any provider is waited for. After a crash the change lock stays taken for this long. */
const heldMs = 45_000
const waitedMsMax = 15_000
const pollMs = 50

/**
 * Lets one change of the workspace's subscription happen at a time, over all processes: a provider is asked outside of
 * transactions, so no row lock can see to that. Whoever waited decides anew on what the one before left. Throws
 * `already_processing` when that takes too long.
 */
export async function withChangeLock<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  const holder = ctx.newId('request')
  for (let waited = 0; !(await takeChangeLock(ctx, holder, new Date(ctx.now().getTime() + heldMs))); waited += pollMs) {
    if (waited >= waitedMsMax)
      throw new AppError('already_processing', { message: 'Another change of this subscription is still being made.' })
    await wait(pollMs)
  }
  try {
    return await work()
  } finally {
    await releaseChangeLock(ctx, holder)
  }
}
