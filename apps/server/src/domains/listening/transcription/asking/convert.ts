import { createReadStream } from 'node:fs'
import type { Input } from '@vireo/contracts/kit'
import { transcriptionLimits, type transcriptionEndpoints } from '@vireo/contracts/transcription'
import { requireAbility } from '#engines'
import { assertRoomForItem, forgetStorageUse } from '#history'
import { enqueue } from '#jobs/enqueue.ts'
import { transaction } from '#kernel/transaction.ts'
import { keepBlocks } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { shownName } from '#speech/sources/index.ts'
import { enterRecognition } from '#usage'
import { assertAffordable, releaseEventually, reserve, settle } from '#usage/reservations/index.ts'
import { addFormats } from '../exporting/add-formats.ts'
import { readFormats } from '../exporting/read-formats.ts'
import { hearRecording } from '../hearing/hear-recording.ts'
import { writeDocument, type WrittenDown } from '../hearing/write-document.ts'
import type { Spoken } from '../keeping/present-spoken.ts'
import { removeFilesJob } from '../keeping/remove-files-job.ts'
import { insertTranscript } from '../keeping/transcript-store.ts'
import { insertVersion } from '../keeping/version-store.ts'
import { newRow } from './begin-transcript.ts'
import { readMedia, type ReadMedia, type SentFile } from './read-media.ts'
import { assertSeparable, assertUnderstood, readWishes } from './read-wishes.ts'
import { receiveFile } from './receive-file.ts'
import { assertNotBeyond } from './beyond.ts'
import { transcriptionCost } from './transcription-cost.ts'
import type { Wishes } from './wishes.ts'

export type ConvertRequest = Input<typeof transcriptionEndpoints.convert>
type ConvertPorts = With<
  | 'abilities'
  | 'addressEngines'
  | 'concurrency'
  | 'media'
  | 'models'
  | 'settings'
  | 'speechAnalysis'
  | 'storage'
  | 'vault'
>

/** Refuses before a recording has come: without an engine, or credits. */
export async function assertMayConvert(
  ctx: With<'abilities' | 'addressEngines' | 'models' | 'settings' | 'vault'>,
): Promise<void> {
  await requireAbility(ctx, 'recognition')
  await assertAffordable(ctx, transcriptionCost(transcriptionLimits.durationMsMin))
}

/** What was said, and what it costs. */
export type Converted = Spoken & { readonly credits: number }

/**
 * Writes down what is said in a recording while its sender waits. What was heard is paid; who leaves before it is there pays nothing.
 * Without logging nothing is kept, neither of the recording nor of what is said in it.
 */
export async function convert(ctx: ConvertPorts, request: ConvertRequest): Promise<Converted> {
  assertNotBeyond(request)
  const wishes = readWishes(request)
  const formats = readFormats(request.additional_formats)
  const engine = await requireAbility(ctx, 'recognition')
  await assertUnderstood(engine, wishes)
  const place = await enterRecognition(ctx)
  try {
    const file = await receiveFile(ctx, request.files.file, request.file_format)
    const media = await readMedia(ctx, file)
    assertSeparable(wishes, media.durationMs)
    if (request.enable_logging) await assertRoomForItem(ctx, file.sizeBytes)
    const credits = transcriptionCost(media.durationMs)
    const reservation = await reserve(ctx, { credits, reason: 'speech_to_text' })
    try {
      const heard = await hearRecording(ctx, { engine, sound: media.sound, wishes })
      ctx.signal.throwIfAborted()
      const written = writeDocument(heard, wishes)
      const title = shownName(request.files.file[0]?.fileName) ?? null
      const added = await addFormats(ctx, { title, ...written }, formats)
      const done = { written, added, wishes, media, heardMs: heard.heardMs, reservationId: reservation.id }
      const id = request.enable_logging ? await keepTranscript(ctx, done, { file, title }) : await onlyPay(ctx, done)
      return { ...spokenOf(id, done), credits: transcriptionCost(heard.heardMs) }
    } catch (error) {
      await releaseEventually(ctx, reservation.id)
      throw error
    }
  } finally {
    place.leave()
  }
}

type Done = {
  readonly written: WrittenDown
  readonly added: Spoken['added']
  readonly wishes: Wishes
  readonly media: ReadMedia
  readonly heardMs: number
  readonly reservationId: string
}

function spokenOf(id: string | null, { written, added, wishes, media }: Done): Spoken {
  const { document, language, languageProbability } = written
  return { id, document, added, wishes, language, languageProbability, durationMs: media.durationMs }
}

function pay(ctx: Parameters<typeof settle>[0], { reservationId, heardMs }: Done) {
  return settle(ctx, reservationId, transcriptionCost(heardMs), { durationMs: Math.round(heardMs) })
}

async function onlyPay(ctx: ConvertPorts, done: Done): Promise<null> {
  await transaction(ctx, (ctx) => pay(ctx, done))
  return null
}

async function keepTranscript(
  ctx: ConvertPorts,
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

/** Gives what is sent with the answer: what it cost, and what of the wishes was not done. */
export function headersOf({ credits, wishes }: Converted): Record<string, string> {
  const cost = String(credits)
  const info = JSON.stringify({ not_applied: wishes.notDone })
  return { 'character-cost': cost, 'x-character-count': cost, 'generation-info': info }
}
