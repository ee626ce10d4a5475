import type { Input } from '@vireo/contracts/kit'
import {
  type AdditionalFormat,
  transcriptionLimits,
  type transcriptionEndpoints,
  type WordTiming,
} from '@vireo/contracts/transcription'
import type { RecognitionEngine } from '@vireo/engines'
import { requireAbility } from '#engines'
import { assertRoomForItem } from '#history'
import type { With } from '#ports/ports.ts'
import { shownName } from '#speech/sources/index.ts'
import { enterRecognition } from '#usage'
import { assertAffordable, releaseEventually, reserve } from '#usage/reservations/index.ts'
import { inScratchFolder } from '#voices/samples/index.ts'
import { addFormats } from '../exporting/add-formats.ts'
import { readFormats } from '../exporting/read-formats.ts'
import { addressIn } from '../fetching/address-in.ts'
import { fetchRecording } from '../fetching/fetch-recording.ts'
import { nameOfAddress } from '../fetching/name-of-address.ts'
import { hearRecording } from '../hearing/hear-recording.ts'
import { writeDocument } from '../hearing/write-document.ts'
import { keytermsFor, namingKept } from '../keyterms/keyterms-for.ts'
import type { Spoken } from '../keeping/present-spoken.ts'
import { timestampsOf } from '../keeping/timestamps-of.ts'
import type { TranscriptRow } from '../tables.ts'
import { readTelling } from '../telling/read-telling.ts'
import { assertMayBegin, beginWith } from './begin-transcript.ts'
import { type Done, keepTranscript, onlyPay } from './keep-transcript.ts'
import { readMedia, type SentFile } from './read-media.ts'
import { assertSeparable, assertUnderstood, readWishes } from './read-wishes.ts'
import { receiveFile } from './receive-file.ts'
import { transcriptionCost } from './transcription-cost.ts'
import type { Wishes } from './wishes.ts'

export type ConvertRequest = Input<typeof transcriptionEndpoints.convert>
type ConvertPorts = With<
  | 'abilities'
  | 'addressEngines'
  | 'concurrency'
  | 'media'
  | 'models'
  | 'outbound'
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

/** A recording that jobs work on; webhooks are told what was heard. */
export type Accepted = { readonly accepted: TranscriptRow; readonly requestId: string; readonly wishes: Wishes }

/** What was said, and what it costs. */
export type Converted = Spoken & { readonly credits: number; readonly timing: WordTiming }

/**
 * Writes down what is said in a recording while its sender waits. What was heard is paid; who leaves before it is there pays nothing.
 * Without logging nothing is kept, neither of the recording nor of what is said in it. Whoever lets webhooks be told does not wait.
 */
export async function convert(ctx: ConvertPorts, request: ConvertRequest): Promise<Converted | Accepted> {
  const address = addressIn(request)
  const engine = await requireAbility(ctx, 'recognition')
  const wishes = await namingKept(ctx, engine, readWishes(request, engine))
  const formats = readFormats(request.additional_formats)
  await assertUnderstood(engine, wishes)
  const telling = await readTelling(ctx, request)
  if (telling) {
    await assertMayBegin(ctx)
    return {
      accepted: await beginWith(ctx, request, { wishes, title: null, telling }),
      requestId: telling.requestId,
      wishes,
    }
  }
  const asked = { request, wishes, formats, engine }
  const place = await enterRecognition(ctx)
  try {
    if (address)
      return await inScratchFolder(async (folder) => {
        const sent = await fetchRecording(ctx, address, folder)
        return hearFile(ctx, asked, { sent, title: nameOfAddress(address.url) })
      })
    const [sent] = request.files.file
    return await hearFile(ctx, asked, { sent, title: shownName(sent?.fileName) ?? null })
  } finally {
    place.leave()
  }
}

type Asked = {
  readonly request: ConvertRequest
  readonly wishes: Wishes
  readonly formats: readonly AdditionalFormat[]
  readonly engine: RecognitionEngine
}

async function hearFile(
  ctx: ConvertPorts,
  { request, wishes, formats, engine }: Asked,
  { sent, title }: { readonly sent: SentFile | undefined; readonly title: string | null },
): Promise<Converted> {
  const file = await receiveFile(ctx, sent, request.file_format)
  const media = await readMedia(ctx, file)
  assertSeparable(wishes, media.durationMs)
  if (request.enable_logging) await assertRoomForItem(ctx, file.sizeBytes)
  const credits = transcriptionCost(media.durationMs)
  const reservation = await reserve(ctx, { credits, reason: 'speech_to_text' })
  try {
    const heard = await hearRecording(ctx, {
      engine,
      sound: media.sound,
      wishes,
      keyterms: await keytermsFor(ctx, engine, wishes),
    })
    ctx.signal.throwIfAborted()
    const written = writeDocument(heard, wishes)
    const added = await addFormats(ctx, { title, ...written }, formats)
    const done = { written, added, wishes, media, heardMs: heard.heardMs, reservationId: reservation.id }
    const id = request.enable_logging ? await keepTranscript(ctx, done, { file, title }) : await onlyPay(ctx, done)
    return { ...spokenOf(id, done), credits: transcriptionCost(heard.heardMs), timing: written.timing }
  } catch (error) {
    await releaseEventually(ctx, reservation.id)
    throw error
  }
}

function spokenOf(id: string | null, { written, added, wishes, media }: Done): Spoken {
  const { document, language, languageProbability } = written
  return { id, document, added, wishes, language, languageProbability, durationMs: media.durationMs }
}

/** Gives what is sent with the answer: what it cost, and what of the wishes was not done. */
export function headersOf(done: Converted | Accepted): Record<string, string> {
  if ('accepted' in done) return leftUndone(done)
  const cost = String(done.credits)
  return { 'character-cost': cost, 'x-character-count': cost, ...leftUndone(done) }
}

/** How something was written down, as far as that is known by now. */
type Generated = { readonly wishes: Wishes; readonly timing?: WordTiming | null }

/** Names what of the wishes is not done, and how exact the times of words are. */
export function leftUndone({ wishes, timing }: Generated): Record<string, string> {
  const info = { not_applied: wishes.notDone, ...timestampsOf(wishes, timing) }
  return { 'generation-info': JSON.stringify(info) }
}
