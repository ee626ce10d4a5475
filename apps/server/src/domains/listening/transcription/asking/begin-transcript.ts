import type { Input } from '@vireo/contracts/kit'
import { transcriptionLimits, type transcriptionEndpoints } from '@vireo/contracts/transcription'
import { requireAbility } from '#engines'
import { assertRoomForItem } from '#history'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { shownName } from '#speech/sources/index.ts'
import { assertAffordable } from '#usage/reservations/index.ts'
import { addressIn } from '../fetching/address-in.ts'
import { beginByAddress } from '../fetching/begin-by-address.ts'
import { namingKept } from '../keyterms/keyterms-for.ts'
import { countOpenTranscripts, findTranscript, insertTranscript } from '../keeping/transcript-store.ts'
import { seenAs, type SeenTranscript } from '../keeping/transcript-as.ts'
import type { TranscriptRow } from '../tables.ts'
import type { Telling } from '../telling/telling.ts'
import { keepRecording } from './keep-recording.ts'
import { newRow } from './new-row.ts'
import { assertUnderstood, readWishes } from './read-wishes.ts'
import { receiveFile, type SentFormat } from './receive-file.ts'
import { transcriptionCost } from './transcription-cost.ts'
import type { Wishes } from './wishes.ts'

export type BeginPorts = With<
  'abilities' | 'addressEngines' | 'media' | 'models' | 'outbound' | 'settings' | 'storage' | 'vault'
>

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

/**
 * Lets a job listen to a recording, whose price is held. What lies behind an address is fetched by a job before. Nothing is kept or
 * held of what is refused.
 */
export async function beginTranscript(
  ctx: BeginPorts,
  input: Input<typeof transcriptionEndpoints.begin>,
): Promise<SeenTranscript> {
  await assertMayBegin(ctx)
  const engine = await requireAbility(ctx, 'recognition')
  const wishes = await namingKept(ctx, engine, readWishes(input, engine))
  await assertUnderstood(engine, wishes)
  return seenAs(ctx, await beginWith(ctx, input, { wishes, title: input.title ?? null, telling: null }))
}

type Sent = Parameters<typeof addressIn>[0] & { readonly file_format: SentFormat }
type Begun = { readonly title: string | null; readonly wishes: Wishes; readonly telling: Telling | null }

/** Lets jobs work on a recording that was sent or lies behind an address, as it is wished. Throws for what is no recording. */
export async function beginWith(
  ctx: BeginPorts,
  sent: Sent,
  { wishes, title, telling }: Begun,
): Promise<TranscriptRow> {
  const { file_format: format, files } = sent
  const address = addressIn(sent)
  if (address) return beginByAddress(ctx, { address, title, wishes, format, telling })
  const [upload] = files.file
  const file = await receiveFile(ctx, upload, format)
  const id = ctx.newId('transcript')
  await keepRecording(ctx, { id, file, wishes }, (ctx, kept) =>
    insertTranscript(ctx, {
      ...newRow(wishes),
      ...kept,
      telling,
      id,
      workspace_id: ctx.workspaceId,
      user_id: ctx.actor.userId,
      title: title ?? shownName(upload?.fileName) ?? null,
      state: 'queued',
      created_at: ctx.now(),
    }),
  )
  const row = await findTranscript(ctx, id)
  if (!row) throw new AppError('transcript_not_found')
  return row
}
