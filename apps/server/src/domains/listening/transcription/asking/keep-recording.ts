import { createReadStream } from 'node:fs'
import { transcriptionLimits } from '@vireo/contracts/transcription'
import { assertRoomForItem, forgetStorageUse } from '#history'
import { enqueue } from '#jobs/enqueue.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { describeUpload } from '#ports/uploads/describe-upload.ts'
import { keepBlocks } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { releaseEventually, reserve } from '#usage/reservations/index.ts'
import { removeFilesJob } from '../keeping/remove-files-job.ts'
import { askerIn } from '../working/asker.ts'
import { transcriptionJob } from '../working/transcription-job.ts'
import type { SentFile } from './read-media.ts'
import { assertSeparable } from './read-wishes.ts'
import { transcriptionCost } from './transcription-cost.ts'
import type { Wishes } from './wishes.ts'

export type Keeping = { readonly id: string; readonly file: SentFile; readonly wishes: Wishes }

/** A recording that is kept and waits to be heard, as its transcript names it. */
export type KeptRecording = {
  readonly job_id: string
  readonly reservation_id: string
  readonly duration_ms: number
  readonly media_key: string
  readonly media_type: string
  readonly media_bytes: number
  readonly has_video: boolean
}

/**
 * Keeps a recording that is on this machine, holds its price and lets a job listen to it; `write` says in the same transaction whose
 * it is. Where any of that fails, nothing is kept and nothing held.
 */
export async function keepRecording(
  ctx: With<'media' | 'settings' | 'storage'>,
  { id, file, wishes }: Keeping,
  write: (ctx: TransactionContext, kept: KeptRecording) => Promise<void>,
): Promise<void> {
  const said = await describeUpload(ctx, file, transcriptionLimits)
  assertSeparable(wishes, said.durationMs)
  forgetStorageUse(ctx)
  await assertRoomForItem(ctx, file.sizeBytes)
  const { id: reservationId } = await reserve(ctx, {
    credits: transcriptionCost(said.durationMs),
    reason: 'speech_to_text',
  })
  // Two attempts may overlap, and one that comes to nothing removes what it wrote: each has a key of its own.
  const key = `transcription/${ctx.workspaceId}/${id}-${reservationId}`
  try {
    await keepBlocks(ctx.ports.storage, key, createReadStream(file.path, { signal: ctx.signal }))
    ctx.signal.throwIfAborted()
    await transaction(ctx, async (ctx) => {
      await write(ctx, {
        job_id: await enqueue(ctx, transcriptionJob, { transcriptId: id, asker: askerIn(ctx) }),
        reservation_id: reservationId,
        duration_ms: Math.round(said.durationMs),
        media_key: key,
        media_type: said.mediaType,
        media_bytes: file.sizeBytes,
        has_video: said.hasVideo,
      })
      ctx.afterCommit(forgetStorageUse)
    })
  } catch (error) {
    await releaseEventually(ctx, reservationId)
    await enqueue(ctx, removeFilesJob, { keys: [key] })
    throw error
  }
}
