import type { SpokenTranscript, WordTiming } from '@vireo/contracts/transcription'
import type { TransactionContext } from '#kernel/context.ts'
import { tellChosen } from '#webhooks'
import type { Wishes } from '../asking/wishes.ts'
import { timestampsOf } from '../keeping/timestamps-of.ts'
import { chosenBy } from './chosen-by.ts'
import type { Telling } from './telling.ts'

/** More than this is read by few receivers; what is left out can be asked for. */
const bytesMax = 8 * 2 ** 20
const version = 1

/** What was heard, and how. */
type Heard = {
  readonly transcription: SpokenTranscript
  readonly wishes: Wishes
  readonly timing: WordTiming
}

/** Tells webhooks what was heard, in the transaction that writes it down. */
export async function tellHeard(
  ctx: TransactionContext,
  telling: Telling | null,
  { transcription, wishes, timing }: Heard,
): Promise<void> {
  if (telling === null) return
  const data = {
    request_id: telling.requestId,
    transcription: fitting(transcription),
    generation_info: { not_applied: wishes.notDone, ...timestampsOf(wishes, timing) },
    webhook_metadata: telling.metadata,
  }
  await tellChosen(ctx, await chosenBy(ctx, telling), { type: 'speech_to_text_transcription', version, data })
}

export type WhyNot = { readonly code: string; readonly message: string }

/** Tells webhooks that nothing comes, in the transaction that gives it up. */
export async function tellGivenUp(
  ctx: TransactionContext,
  { id, telling }: { readonly id: string; readonly telling: Telling | null },
  error: WhyNot,
): Promise<void> {
  if (telling === null) return
  const data = { request_id: telling.requestId, transcription_id: id, error, webhook_metadata: telling.metadata }
  await tellChosen(ctx, await chosenBy(ctx, telling), { type: 'speech_to_text_failed', version, data })
}

export const stopped: WhyNot = { code: 'canceled', message: 'It was stopped before it was done.' }

/** Leaves out what makes a transcript too large: first the files, then the times of words. */
function fitting(transcription: SpokenTranscript): SpokenTranscript & { readonly is_shortened?: true } {
  const shorter = { ...transcription, additional_formats: null, is_shortened: true } as const
  const all = [transcription, shorter, { ...shorter, words: [] }]
  return all.find((each) => JSON.stringify(each).length <= bytesMax) ?? { ...shorter, words: [] }
}
