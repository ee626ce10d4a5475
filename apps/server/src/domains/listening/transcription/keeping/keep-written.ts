import { forgetStorageUse } from '#history'
import { enqueue } from '#jobs/enqueue.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { keepBlocks } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { newRow } from '../asking/new-row.ts'
import type { Wishes } from '../asking/wishes.ts'
import type { WrittenDown } from '../hearing/write-document.ts'
import { removeFilesJob } from './remove-files-job.ts'
import { insertTranscript } from './transcript-store.ts'
import { insertVersion } from './version-store.ts'

export type Writing = {
  readonly id: string
  readonly title: string | null
  readonly wishes: Wishes
  readonly written: WrittenDown
  readonly durationMs: number
  readonly mediaType: string
  readonly hasVideo: boolean
  readonly credits: number
  /** The recording. */
  readonly blocks: AsyncIterable<Uint8Array>
  /** Pays for what was heard, in the transaction that keeps it. */
  readonly pay: (ctx: TransactionContext) => Promise<unknown>
}

/** Keeps a recording and what was heard in it as a finished transcript. Where that fails nothing is left of either. */
export async function keepWritten(ctx: With<'storage'>, { id, written, pay, ...kept }: Writing): Promise<void> {
  const key = `transcription/${ctx.workspaceId}/${id}`
  try {
    const mediaBytes = await keepBlocks(ctx.ports.storage, key, kept.blocks)
    await transaction(ctx, async (ctx) => {
      await pay(ctx)
      const made = { workspace_id: ctx.workspaceId, user_id: ctx.actor.userId, created_at: ctx.now() }
      await insertTranscript(ctx, {
        ...newRow(kept.wishes),
        ...made,
        id,
        title: kept.title,
        state: 'done',
        job_id: null,
        reservation_id: null,
        progress: 1,
        language_code: written.language,
        language_probability: written.languageProbability,
        timing: written.timing,
        duration_ms: Math.round(kept.durationMs),
        media_key: key,
        media_type: kept.mediaType,
        media_bytes: mediaBytes,
        has_video: kept.hasVideo,
        credits: kept.credits,
        version: 1,
        spoken: written.spoken,
        finished_at: ctx.now(),
      })
      const version = { id: ctx.newId('transcriptVersion'), transcript_id: id, version: 1, document: written.document }
      await insertVersion(ctx, { ...made, ...version })
      ctx.afterCommit(forgetStorageUse)
    })
  } catch (error) {
    await enqueue(ctx, removeFilesJob, { keys: [key] })
    throw error
  }
}
