import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { wavHeader } from '@vireo/audio'
import { assertRoomForItem, forgetStorageUse } from '#history'
import { enqueue } from '#jobs/enqueue.ts'
import { transaction } from '#kernel/transaction.ts'
import { keepBlocks } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { newRow } from '../asking/new-row.ts'
import { writeDocument } from '../hearing/write-document.ts'
import type { HeardStretch } from '../hearing/heard.ts'
import { removeFilesJob } from '../keeping/remove-files-job.ts'
import { insertTranscript } from '../keeping/transcript-store.ts'
import { insertVersion } from '../keeping/version-store.ts'
import type { RealtimeWishes } from './realtime-wishes.ts'
import { realtimeCost, type SessionCredits } from './session-credits.ts'
import { heardRateHz, msOf, type SessionSound } from './session-sound.ts'

export type Spoken = {
  readonly id: string
  readonly wishes: RealtimeWishes
  readonly notDone: readonly string[]
  readonly sound: SessionSound
  readonly credits: SessionCredits
  readonly stretches: readonly HeardStretch[]
  readonly heardMs: number
}

/** Pays for what was heard, and keeps nothing of it. */
export async function onlyPay(ctx: With<'settings'>, { credits, heardMs }: Spoken): Promise<void> {
  await transaction(ctx, (ctx) => credits.settle(ctx, heardMs))
}

/** Keeps what was said as a transcript like any other, with its sound, and pays for what was heard in the same transaction. */
export async function keepSession(ctx: With<'settings' | 'storage'>, spoken: Spoken): Promise<void> {
  const { id, wishes, notDone, sound, credits, stretches, heardMs } = spoken
  const asked = wishes.language === undefined ? {} : { language: wishes.language }
  const written = writeDocument({ stretches, spans: [], heardMs }, asked)
  const key = `transcription/${ctx.workspaceId}/${id}`
  try {
    const { size } = await stat(sound.file.path)
    await assertRoomForItem(ctx, size)
    const mediaBytes = await keepBlocks(ctx.ports.storage, key, asWav(sound.file.path, size))
    await transaction(ctx, async (ctx) => {
      await credits.settle(ctx, heardMs)
      const made = { workspace_id: ctx.workspaceId, user_id: ctx.actor.userId, created_at: ctx.now() }
      await insertTranscript(ctx, {
        ...newRow({ ...asked, timestamps: 'word', separates: false, speakersMax: 1, notDone }),
        ...made,
        id,
        title: null,
        state: 'done',
        job_id: null,
        reservation_id: null,
        progress: 1,
        language_code: written.language,
        language_probability: written.languageProbability,
        timing: written.timing,
        duration_ms: Math.round(msOf(sound.length)),
        media_key: key,
        media_type: 'audio/wav',
        media_bytes: mediaBytes,
        has_video: false,
        credits: realtimeCost(heardMs),
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

async function* asWav(path: string, sizeBytes: number): AsyncGenerator<Uint8Array> {
  yield wavHeader(sizeBytes, heardRateHz)
  for await (const block of createReadStream(path)) yield block as Uint8Array
}
