import { enqueue } from '#jobs/enqueue.ts'
import type { Context } from '#kernel/context.ts'
import { tryHoldPurgeLock } from '#kernel/purge-lock-store.ts'
import { transaction } from '#kernel/transaction.ts'
import { removeFilesJob } from '#voices/files/index.ts'
import { forgetRecordings } from './attempt-store.ts'
import { deleteExpiredCaptchas } from './captcha-store.ts'

/** How long a recording is kept, so that an attempt can be looked into. */
export const recordingDaysKept = 30
const dayMs = 86_400_000
const batchSize = 200

/** Forgets lines and recordings whose time is over; what came of the attempts stays. */
export async function purgeRecordings(ctx: Context): Promise<{ purged: number }> {
  await deleteExpiredCaptchas(ctx)
  const before = new Date(ctx.now().getTime() - recordingDaysKept * dayMs)
  for (let purged = 0; ;) {
    const keys = await transaction(ctx, async (ctx) => {
      if (!(await tryHoldPurgeLock(ctx))) return []
      const found = await forgetRecordings(ctx, before, batchSize)
      if (found.length > 0) await enqueue(ctx, removeFilesJob, { keys: [...found] })
      return found
    })
    purged += keys.length
    if (keys.length < batchSize) return { purged }
  }
}
