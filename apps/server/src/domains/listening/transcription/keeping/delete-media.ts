import { forgetStorageUse } from '#history'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdTranscriptAs, type Named, seenAs, type SeenTranscript, versionOf } from './transcript-as.ts'
import { removeFilesJob } from './remove-files-job.ts'
import { changeTranscript } from './transcript-store.ts'

/** Deletes the recording of a transcript that is over. Throws `transcript_not_found`, `forbidden`, `transcript_not_ready`, `recording_not_kept`. */
export async function deleteMedia(ctx: Context, named: Named): Promise<SeenTranscript> {
  return transaction(ctx, async (ctx) => {
    const row = await holdTranscriptAs(ctx, named, 'admin')
    // What failed or was stopped has nothing to be waited for.
    if (row.state === 'queued' || row.state === 'running') versionOf(row)
    if (row.media_key === null) throw new AppError('recording_not_kept')
    const change = { media_key: null, media_bytes: 0 }
    await changeTranscript(ctx, row.id, change)
    await writeAudit(ctx, { action: 'transcription.sound-deleted', target: { kind: 'transcript', id: row.id } })
    await enqueue(ctx, removeFilesJob, { keys: [row.media_key] })
    ctx.afterCommit(forgetStorageUse)
    return seenAs(ctx, { ...row, ...change })
  })
}
