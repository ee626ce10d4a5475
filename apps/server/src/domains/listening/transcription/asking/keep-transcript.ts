import { createReadStream } from 'node:fs'
import { forgetStorageUse } from '#history'
import { enqueue } from '#jobs/enqueue.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { keepBlocks } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { settle } from '#usage/reservations/index.ts'
import type { WrittenDown } from '../hearing/write-document.ts'
import type { Spoken } from '../keeping/present-spoken.ts'
import { removeFilesJob } from '../keeping/remove-files-job.ts'
import { insertTranscript } from '../keeping/transcript-store.ts'
import { insertVersion } from '../keeping/version-store.ts'
import { newRow } from './new-row.ts'
import type { ReadMedia, SentFile } from './read-media.ts'
import { transcriptionCost } from './transcription-cost.ts'
import type { Wishes } from './wishes.ts'

/** What was heard and is to be paid. */
export type Done = {
  readonly written: WrittenDown
  readonly added: Spoken['added']
  readonly wishes: Wishes
  readonly media: ReadMedia
  readonly heardMs: number
  readonly reservationId: string
}

function pay(ctx: Parameters<typeof settle>[0], { reservationId, heardMs }: Done) {
  return settle(ctx, reservationId, transcriptionCost(heardMs), { durationMs: Math.round(heardMs) })
}

/** Pays for what was heard and keeps nothing of it. */
export async function onlyPay(ctx: Context, done: Done): Promise<null> {
  await transaction(ctx, (ctx) => pay(ctx, done))
  return null
}

/** Keeps a recording and what was heard in it, and pays for it in the same transaction. Answers the id of the transcript. */
export async function keepTranscript(
  ctx: With<'storage'>,
  done: Done,
  { file, title }: { readonly file: SentFile; readonly title: string | null },
): Promise<string> {
  const id = ctx.newId('transcript')
  const key = `transcription/${ctx.workspaceId}/${id}`
  const { written, media, wishes } = done
  try {
    await keepBlocks(ctx.ports.storage, key, createReadStream(file.path, { signal: ctx.signal }))
    await transaction(ctx, async (ctx) => {
      await pay(ctx, done)
      const made = { workspace_id: ctx.workspaceId, user_id: ctx.actor.userId, created_at: ctx.now() }
      await insertTranscript(ctx, {
        ...newRow(wishes),
        ...made,
        id,
        title,
        state: 'done',
        job_id: null,
        reservation_id: null,
        progress: 1,
        language_code: written.language,
        language_probability: written.languageProbability,
        timing: written.timing,
        duration_ms: Math.round(media.durationMs),
        media_key: key,
        media_type: media.mediaType,
        media_bytes: file.sizeBytes,
        has_video: media.hasVideo,
        credits: transcriptionCost(done.heardMs),
        version: 1,
        spoken: written.spoken,
        finished_at: ctx.now(),
      })
      const version = { id: ctx.newId('transcriptVersion'), transcript_id: id, version: 1, document: written.document }
      await insertVersion(ctx, { ...made, ...version })
      ctx.afterCommit(forgetStorageUse)
    })
    return id
  } catch (error) {
    await enqueue(ctx, removeFilesJob, { keys: [key] })
    throw error
  }
}
