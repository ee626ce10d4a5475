import { createReadStream } from 'node:fs'
import type { Input } from '@vireo/contracts/kit'
import { transcriptionLimits, type transcriptionEndpoints } from '@vireo/contracts/transcription'
import { MediaError } from '@vireo/engines'
import { requireAbility } from '#engines'
import { assertRoomForItem, forgetStorageUse } from '#history'
import { enqueue } from '#jobs/enqueue.ts'
import { AppError } from '#kernel/errors.ts'
import { mediaTypeOf } from '#kernel/media-types.ts'
import { transaction } from '#kernel/transaction.ts'
import { mediaFailure } from '#ports/engine-failure.ts'
import { keepBlocks } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { shownName } from '#speech/sources/index.ts'
import { assertAffordable, releaseEventually, reserve } from '#usage/reservations/index.ts'
import { findTranscript, insertTranscript, countOpenTranscripts } from '../keeping/transcript-store.ts'
import { removeFilesJob } from '../keeping/remove-files-job.ts'
import type { TranscriptRow } from '../tables.ts'
import { transcriptionJob } from '../working/transcription-job.ts'
import type { SentFile } from './read-media.ts'
import { assertSeparable, assertUnderstood, readWishes } from './read-wishes.ts'
import { receiveFile } from './receive-file.ts'
import { transcriptionCost } from './transcription-cost.ts'
import type { Wishes } from './wishes.ts'

export type BeginPorts = With<'abilities' | 'addressEngines' | 'media' | 'models' | 'settings' | 'storage' | 'vault'>

/** Refuses before a recording has come: without an engine, credits or room, or where too much waits already. */
export async function assertMayBegin(
  ctx: With<'abilities' | 'addressEngines' | 'models' | 'settings' | 'vault'>,
): Promise<void> {
  await requireAbility(ctx, 'recognition')
  await assertAffordable(ctx, transcriptionCost(transcriptionLimits.durationMsMin))
  await assertRoomForItem(ctx)
  if ((await countOpenTranscripts(ctx)) < transcriptionLimits.openMax) return
  const message = `At most ${transcriptionLimits.openMax} recordings wait in a workspace. Try again when some of them are done.`
  throw new AppError('rate_limit_exceeded', { message, retryAfterSeconds: 60 })
}

/** Keeps a recording, holds its price and lets a job listen to it. Nothing is kept or held of what is refused. */
export async function beginTranscript(
  ctx: BeginPorts,
  input: Input<typeof transcriptionEndpoints.begin>,
): Promise<TranscriptRow> {
  const wishes = readWishes(input)
  await assertMayBegin(ctx)
  await assertUnderstood(await requireAbility(ctx, 'recognition'), wishes)
  const file = await receiveFile(ctx, input.files.file, input.file_format)
  const title = input.title ?? shownName(input.files.file[0]?.fileName) ?? null
  return startTranscript(ctx, { file, title, wishes })
}

export type Started = { readonly file: SentFile; readonly title: string | null; readonly wishes: Wishes }

/** Keeps a recording that is on this machine, holds its price and lets a job listen to it. */
export async function startTranscript(ctx: BeginPorts, { file, title, wishes }: Started): Promise<TranscriptRow> {
  const said = await look(ctx, file)
  assertSeparable(wishes, said.durationMs)
  forgetStorageUse(ctx)
  await assertRoomForItem(ctx, file.sizeBytes)
  const { id: reservationId } = await reserve(ctx, {
    credits: transcriptionCost(said.durationMs),
    reason: 'speech_to_text',
  })
  const id = ctx.newId('transcript')
  const key = `transcription/${ctx.workspaceId}/${id}`
  try {
    await keepBlocks(ctx.ports.storage, key, createReadStream(file.path, { signal: ctx.signal }))
    ctx.signal.throwIfAborted()
    await transaction(ctx, async (ctx) => {
      await insertTranscript(ctx, {
        ...newRow(wishes),
        id,
        workspace_id: ctx.workspaceId,
        user_id: ctx.actor.userId,
        title,
        state: 'queued',
        job_id: await enqueue(ctx, transcriptionJob, { transcriptId: id }),
        reservation_id: reservationId,
        duration_ms: Math.round(said.durationMs),
        media_key: key,
        media_type: said.mediaType,
        media_bytes: file.sizeBytes,
        has_video: said.hasVideo,
        created_at: ctx.now(),
      })
      ctx.afterCommit(forgetStorageUse)
    })
  } catch (error) {
    await releaseEventually(ctx, reservationId)
    await enqueue(ctx, removeFilesJob, { keys: [key] })
    throw error
  }
  const row = await findTranscript(ctx, id)
  if (!row) throw new AppError('transcript_not_found')
  return row
}

/** Makes a transcript as it is before anything was heard. */
export function newRow(wishes: Wishes) {
  return {
    failure: null,
    wishes,
    progress: 0,
    seconds_left: null,
    language_code: wishes.language ?? null,
    language_probability: null,
    timing: null,
    credits: 0,
    version: null,
    spoken: '',
    finished_at: null,
  }
}

type Said = { readonly durationMs: number; readonly mediaType: string; readonly hasVideo: boolean }

/** Looks at a recording without reading all of it. Throws `invalid_audio`, `invalid_file_type`, `audio_too_long`, `audio_too_short`. */
async function look(ctx: With<'media'>, { path, sizeBytes, fieldName: param }: SentFile): Promise<Said> {
  if (sizeBytes === 0) throw new AppError('invalid_audio', { message: 'This file is empty.', param })
  const { durationMsMax: maxDurationMs, durationMsMin } = transcriptionLimits
  try {
    const said = await ctx.ports.media.probe({ path }, { maxDurationMs, signal: ctx.signal, share: ctx.workspaceId })
    const hasVideo = said.video !== undefined
    const mediaType = mediaTypeOf(said.container, hasVideo)
    if (!said.audio) throw new AppError('invalid_audio', { message: 'There is no sound in this file.', param })
    if (mediaType === undefined) throw new AppError('invalid_file_type', { param })
    if (said.durationMs > maxDurationMs) throw new AppError('audio_too_long', { param })
    if (said.durationMs < durationMsMin) throw new AppError('audio_too_short', { param })
    return { durationMs: said.durationMs, mediaType, hasVideo }
  } catch (error) {
    if (!(error instanceof MediaError)) throw error
    const code =
      error.kind === 'too_long'
        ? 'audio_too_long'
        : error.kind === 'unsupported'
          ? 'invalid_file_type'
          : 'invalid_audio'
    throw mediaFailure(error) ?? new AppError(code, { message: error.message, param, cause: error })
  }
}
