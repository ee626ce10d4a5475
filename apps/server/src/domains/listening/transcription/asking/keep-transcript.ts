import { createReadStream } from 'node:fs'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { settle } from '#usage/reservations/index.ts'
import type { WrittenDown } from '../hearing/write-document.ts'
import { keepWritten } from '../keeping/keep-written.ts'
import type { Spoken } from '../keeping/present-spoken.ts'
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
  const { written, wishes, heardMs } = done
  const { durationMs, mediaType, hasVideo } = done.media
  await keepWritten(ctx, {
    id,
    title,
    wishes,
    written,
    durationMs,
    mediaType,
    hasVideo,
    credits: transcriptionCost(heardMs),
    blocks: createReadStream(file.path, { signal: ctx.signal }),
    pay: (ctx) => pay(ctx, done),
  })
  return id
}
