import type { Holding } from '#domains/holding.ts'
import { tableFiles } from '#domains/table-files-store.ts'
import { cancelJob, enqueue } from '#jobs/enqueue.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { listIdsOwnedBy } from '#resources'
import { release } from '#usage/reservations/index.ts'
import { leaveUnsigned, removeCommentsBy } from './commenting/comment-store.ts'
import { removeFilesJob } from './keeping/remove-files-job.ts'
import { removeKeytermsOf } from './keyterms/keyterm-store.ts'
import { giveTranscripts, listOwned, type Owned, removeOwned } from './keeping/owned-transcript-store.ts'
import { transcriptType } from './keeping/transcript-type.ts'
import { listVersionIds, readVersion } from './keeping/version-store.ts'

/** Transcripts are taken along with all their versions and recordings; a member's go to their heir, what the workspace has stays, and all go with it. */
export const transcriptionHolding: Holding = {
  tables: ['keyterms', 'transcripts', 'transcript_versions', 'transcript_stretches', 'transcript_comments'],
  files: async function* (ctx, { workspaceId }) {
    yield* tableFiles(ctx, { table: 'keyterms', path: 'transcription/keyterms', workspaceId })
    yield* tableFiles(ctx, { table: 'transcripts', path: 'transcription/transcripts', workspaceId })
    yield* tableFiles(ctx, { table: 'transcript_comments', path: 'transcription/comments', workspaceId })
    for (const id of await listVersionIds(ctx, workspaceId))
      yield { path: `transcription/versions/${id}.json`, json: await readVersion(ctx, workspaceId, id) }
    for (const { id, media_key: storageKey, media_bytes: sizeBytes } of await listOwned(ctx, { workspaceId }))
      if (storageKey !== null) yield { path: `transcription/recordings/${id}`, storageKey, sizeBytes }
  },
  count: async (ctx, { workspaceId }) => ({ transcripts: (await listOwned(ctx, { workspaceId })).length }),
  erase: async (ctx, { workspaceId }) => {
    await removeKeytermsOf(ctx, workspaceId)
    await forget(ctx, { workspaceId })
  },
  depart: async (ctx, { workspaceId, userId, heirId }) => {
    if (heirId === null) {
      await removeCommentsBy(ctx, { workspaceId, userId })
      return forget(ctx, { workspaceId, ids: await listIdsOwnedBy(ctx, { workspaceId, userId, type: transcriptType }) })
    }
    await leaveUnsigned(ctx, { workspaceId, userId })
    return giveTranscripts(ctx, { workspaceId, from: userId, to: heirId })
  },
}

async function forget(ctx: TransactionContext, whose: Owned): Promise<void> {
  const gone = await removeOwned(ctx, whose)
  for (const { job_id: jobId, reservation_id: reservationId } of gone) {
    if (jobId !== null) await cancelJob(ctx, jobId)
    if (reservationId !== null) await release(ctx, reservationId)
  }
  const keys = gone.flatMap(({ media_key: key }) => (key === null ? [] : [key]))
  if (keys.length > 0) await enqueue(ctx, removeFilesJob, { keys })
}
