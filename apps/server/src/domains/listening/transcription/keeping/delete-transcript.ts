import { cancelJob, enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { forgetStorageUse } from '#history'
import { release } from '#usage/reservations/index.ts'
import { stopped, tellGivenUp } from '../telling/tell.ts'
import { holdTranscriptAs, type Named } from './transcript-as.ts'
import { removeFilesJob } from './remove-files-job.ts'
import { removeTranscript } from './transcript-store.ts'

/** Deletes a transcript whose admin the caller is for good, whether it is finished or not. Throws `transcript_not_found`, `forbidden`. */
export async function deleteTranscript(ctx: Context, named: Named): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const row = await holdTranscriptAs(ctx, named, 'admin')
    if (row.job_id !== null) await cancelJob(ctx, row.job_id)
    if (row.reservation_id !== null) await release(ctx, row.reservation_id)
    await tellGivenUp(ctx, row, stopped)
    await removeTranscript(ctx, row.id)
    await writeAudit(ctx, { action: 'transcription.deleted', target: { kind: 'transcript', id: row.id } })
    if (row.media_key !== null) await enqueue(ctx, removeFilesJob, { keys: [row.media_key] })
    ctx.afterCommit(forgetStorageUse)
  })
}
