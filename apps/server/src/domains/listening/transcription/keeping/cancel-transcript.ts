import { cancelJob } from '#jobs/enqueue.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { stopped, tellGivenUp } from '../telling/tell.ts'
import { endWork } from '../working/end-work.ts'
import { holdTranscriptAs, type Named, seenAs, type SeenTranscript } from './transcript-as.ts'
import { changeTranscript } from './transcript-store.ts'

/** Stops what is still worked on; nothing is charged, and nothing is left of the recording. Throws `transcript_not_found`, `forbidden`, `transcript_not_ready` for what is over. */
export async function cancelTranscript(ctx: Context, named: Named): Promise<SeenTranscript> {
  return transaction(ctx, async (ctx) => {
    const row = await holdTranscriptAs(ctx, named, 'admin')
    if (row.state !== 'queued' && row.state !== 'running')
      throw new AppError('transcript_not_ready', {
        message: 'This transcript is over already.',
        data: { state: row.state },
      })
    if (row.job_id !== null) await cancelJob(ctx, row.job_id)
    await tellGivenUp(ctx, row, stopped)
    const change = { state: 'canceled', ...(await endWork(ctx, row)) } as const
    await changeTranscript(ctx, row.id, change)
    return seenAs(ctx, { ...row, ...change })
  })
}
