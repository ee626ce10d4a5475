import type { WorkspaceId } from '@vireo/contracts/kit'
import { getJob } from '#jobs/enqueue.ts'
import type { Context } from '#kernel/context.ts'
import { pageByPage } from '#kernel/database/page-by-page.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdForWork, listOpenTranscripts } from '../keeping/transcript-store.ts'
import type { TranscriptRow } from '../tables.ts'
import { tellFailure } from './tell-failure.ts'

const pageSize = 200
const abandoned = 'The server ended several times while this was being worked on.'

/**
 * Ends transcripts that nobody works on any more, because their job was given up without them being told: the process ended beneath it
 * again and again, or it did not end when its time was up.
 */
export async function tendTranscripts(ctx: Context): Promise<{ ended: number }> {
  let ended = 0
  const open = (after: string, limit: number) => listOpenTranscripts(ctx, { after, limit })
  for await (const { id, workspace_id: workspaceId } of pageByPage(open, pageSize))
    if (await endAbandoned(ctx, workspaceId, id)) ended++
  return { ended }
}

async function endAbandoned(ctx: Context, workspaceId: WorkspaceId, id: string): Promise<boolean> {
  const inWorkspace = { ...ctx, workspaceId }
  return transaction(inWorkspace, async (ctx) => {
    // Held before its job is looked at: one job hands it on to another.
    const row = await holdForWork(ctx, id)
    if (!row || (await isWorkedOn(ctx, row))) return false
    await tellFailure(ctx, row, new AppError('internal_error', { message: abandoned }))
    return true
  })
}

async function isWorkedOn(ctx: Context, { job_id: jobId }: TranscriptRow): Promise<boolean> {
  const job = jobId === null ? undefined : await getJob(ctx, jobId)
  return job?.state === 'queued' || job?.state === 'running'
}
