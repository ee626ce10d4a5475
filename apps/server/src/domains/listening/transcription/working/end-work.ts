import { forgetStorageUse } from '#history'
import { enqueue } from '#jobs/enqueue.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { release } from '#usage/reservations/index.ts'
import { removeFilesJob } from '../keeping/remove-files-job.ts'
import type { TranscriptRow } from '../tables.ts'
import { removeStretches } from './stretch-store.ts'

/**
 * Ends the work on a transcript that comes to nothing: what is held is given back, and nothing is left of the recording or of what was
 * heard. Answers what changes of a row that is held.
 */
export async function endWork(ctx: TransactionContext, row: TranscriptRow) {
  const { id, reservation_id: reservationId, media_key: key } = row
  if (reservationId !== null) await release(ctx, reservationId)
  await removeStretches(ctx, id)
  if (key !== null) await enqueue(ctx, removeFilesJob, { keys: [key] })
  ctx.afterCommit(forgetStorageUse)
  return {
    telling: null,
    seconds_left: null,
    source_url: null,
    reservation_id: null,
    media_key: null,
    media_bytes: 0,
    finished_at: ctx.now(),
  } as const
}
