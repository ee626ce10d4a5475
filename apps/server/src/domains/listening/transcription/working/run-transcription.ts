import { stat } from 'node:fs/promises'
import path from 'node:path'
import { requireAbility } from '#engines'
import type { Asker } from '#identity/keys/index.ts'
import { invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { writeIntoFile } from '#kernel/files/write-into-file.ts'
import type { With } from '#ports/ports.ts'
import { isReserved, release, releaseEventually, reserve } from '#usage/reservations/index.ts'
import { inScratchFolder } from '#voices/samples/index.ts'
import { readMedia } from '../asking/read-media.ts'
import { assertSeparable } from '../asking/read-wishes.ts'
import { transcriptionCost } from '../asking/transcription-cost.ts'
import { type HeardRecording, hearRecording } from '../hearing/hear-recording.ts'
import { keytermsFor } from '../keyterms/keyterms-for.ts'
import type { TranscriptRow } from '../tables.ts'
import { changeTranscript, holdForWork } from '../keeping/transcript-store.ts'
import { asAskerOf } from './asker.ts'
import { failureOfWork } from './failure-of-work.ts'
import { finishTranscript } from './finish-transcript.ts'
import { keepProgress } from './keep-progress.ts'
import { tellFailure } from './tell-failure.ts'
import { TranscriptionOver } from './transcription-over.ts'

export type WorkPorts = With<
  'abilities' | 'addressEngines' | 'media' | 'models' | 'speechAnalysis' | 'storage' | 'vault'
>

/**
 * Listens to a recording in the background. What was heard is written down as it goes: whoever takes the work up after a crash goes
 * on behind it. A transcript that was stopped or deleted meanwhile is left alone.
 */
export async function runTranscription(
  ctx: WorkPorts,
  { transcriptId, asker }: { readonly transcriptId: string; readonly asker?: Asker | undefined },
  { signal, isLastAttempt = true }: { readonly signal: AbortSignal; readonly isLastAttempt?: boolean },
): Promise<void> {
  const row = await takeUp(ctx, transcriptId)
  if (!row) return
  const attempt = { signal: AbortSignal.any([ctx.signal, signal]), isLastAttempt }
  try {
    const work = await asAskerOf({ ...ctx, signal: attempt.signal }, row, asker)
    const reservationId = await holdPrice(work, row)
    try {
      await finishTranscript(work, row, { reservationId, ...(await hear(work, row)) })
    } catch (error) {
      await releaseEventually(work, reservationId)
      throw error
    }
  } catch (error) {
    if (error instanceof TranscriptionOver) return
    await tellFailure(ctx, row, failureOfWork(error, attempt))
  }
}

function takeUp(ctx: WorkPorts, id: string): Promise<TranscriptRow | undefined> {
  return transaction(ctx, async (ctx) => {
    const row = await holdForWork(ctx, id)
    if (row?.state === 'queued') await changeTranscript(ctx, id, { state: 'running' })
    return row
  })
}

/** Takes over what is held for it; where that was given back, because whoever held it died, it is held again. */
async function holdPrice(ctx: WorkPorts, row: TranscriptRow): Promise<string> {
  if (row.reservation_id !== null && (await isReserved(ctx, row.reservation_id))) return row.reservation_id
  const { id } = await reserve(ctx, { credits: transcriptionCost(row.duration_ms), reason: 'speech_to_text' })
  await transaction(ctx, async (ctx) => {
    if (await holdForWork(ctx, row.id)) return changeTranscript(ctx, row.id, { reservation_id: id })
    await release(ctx, id)
    throw new TranscriptionOver()
  })
  return id
}

type Heard = { readonly heard: HeardRecording; readonly durationMs: number }

function hear(ctx: WorkPorts, row: TranscriptRow): Promise<Heard> {
  return inScratchFolder(async (folder) => {
    const { media_key: key, wishes } = row
    invariant(key, 'what is worked on has its recording')
    const file = path.join(folder, 'recording')
    await writeIntoFile(file, ctx.ports.storage.read(key), ctx.signal)
    const media = await readMedia(ctx, { path: file, sizeBytes: (await stat(file)).size, fieldName: 'file' })
    assertSeparable(wishes, media.durationMs)
    const engine = await requireAbility(ctx, 'recognition')
    const { before, keep } = await keepProgress(ctx, row)
    const keyterms = await keytermsFor(ctx, engine, wishes)
    const heard = await hearRecording(ctx, { engine, sound: media.sound, wishes, keyterms, before, keep })
    return { heard, durationMs: media.durationMs }
  })
}
