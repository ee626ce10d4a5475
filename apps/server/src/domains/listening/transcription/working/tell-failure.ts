import { AppError } from '#kernel/errors.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { changeTranscript, holdForWork } from '../keeping/transcript-store.ts'
import type { TranscriptRow } from '../tables.ts'
import { tellGivenUp } from '../telling/tell.ts'
import { endWork } from './end-work.ts'

/** Writes down why a recording could not be fetched or heard, unless it is over already or another job took it on. */
export async function tellFailure(ctx: Context, { id, job_id: jobId }: TranscriptRow, error: unknown): Promise<void> {
  const { code, message } = error instanceof AppError ? error : new AppError('internal_error')
  ctx.log.warn({ err: error, transcript: id }, 'a recording could not be written down')
  await transaction(ctx, async (ctx) => {
    const row = await holdForWork(ctx, id)
    if (row?.job_id !== jobId) return
    await tellGivenUp(ctx, row, { code, message })
    await changeTranscript(ctx, id, { state: 'failed', failure: { code, message }, ...(await endWork(ctx, row)) })
  })
}
