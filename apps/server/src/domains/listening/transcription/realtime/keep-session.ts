import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { wavHeader } from '@vireo/audio'
import { assertRoomForItem } from '#history'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { writeDocument } from '../hearing/write-document.ts'
import type { HeardStretch } from '../hearing/heard.ts'
import { keepWritten } from '../keeping/keep-written.ts'
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
  const { size } = await stat(sound.file.path)
  await assertRoomForItem(ctx, size)
  await keepWritten(ctx, {
    id,
    title: null,
    wishes: { ...asked, timestamps: 'word', separates: false, speakersMax: 1, notDone },
    written: writeDocument({ stretches, spans: [], heardMs }, asked),
    durationMs: msOf(sound.length),
    mediaType: 'audio/wav',
    hasVideo: false,
    credits: realtimeCost(heardMs),
    blocks: asWav(sound.file.path, size),
    pay: (ctx) => credits.settle(ctx, heardMs),
  })
}

async function* asWav(path: string, sizeBytes: number): AsyncGenerator<Uint8Array> {
  yield wavHeader(sizeBytes, heardRateHz)
  for await (const block of createReadStream(path)) yield block as Uint8Array
}
