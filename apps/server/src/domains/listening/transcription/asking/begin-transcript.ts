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
import type { TranscriptRow } from '../tables.ts'
import { keepRecording } from './keep-recording.ts'
import { newRow } from './new-row.ts'
import type { SentFile } from './read-media.ts'
import { assertUnderstood, readWishes } from './read-wishes.ts'
import { receiveFile } from './receive-file.ts'
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
): Promise<TranscriptRow> {
  await assertMayBegin(ctx)
  const engine = await requireAbility(ctx, 'recognition')
  const wishes = await namingKept(ctx, engine, readWishes(input, engine))
  await assertUnderstood(engine, wishes)
  const address = addressIn(input)
  const { title = null, file_format: format } = input
  if (address) return beginByAddress(ctx, { address, title, wishes, format })
  const file = await receiveFile(ctx, input.files.file[0], format)
  return beginWithFile(ctx, { file, title: title ?? shownName(input.files.file[0]?.fileName) ?? null, wishes })
}

type Begun = { readonly file: SentFile; readonly title: string | null; readonly wishes: Wishes }

async function beginWithFile(ctx: BeginPorts, { file, title, wishes }: Begun): Promise<TranscriptRow> {
  const id = ctx.newId('transcript')
  await keepRecording(ctx, { id, file, wishes }, (ctx, kept) =>
    insertTranscript(ctx, {
      ...newRow(wishes),
      ...kept,
      id,
      workspace_id: ctx.workspaceId,
      user_id: ctx.actor.userId,
      title,
      state: 'queued',
      created_at: ctx.now(),
    }),
  )
  const row = await findTranscript(ctx, id)
  if (!row) throw new AppError('transcript_not_found')
  return row
}
