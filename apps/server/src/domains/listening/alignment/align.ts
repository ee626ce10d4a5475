import { alignmentLimits } from '@vireo/contracts/alignment'
import type { alignmentEndpoints } from '@vireo/contracts/alignment'
import type { Input } from '@vireo/contracts/kit'
import { EngineError } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { engineFailure } from '#ports/engine-failure.ts'
import type { With } from '#ports/ports.ts'
import type { UploadedSound } from '#ports/uploads/read-upload.ts'
import { readSource } from '#speech/sources/index.ts'
import { enterConcurrency } from '#usage'
import { assertAffordable, releaseEventually, reserve, settle } from '#usage/reservations/index.ts'
import { alignmentCost } from './alignment-cost.ts'
import { followRecording, type FollowedRecording } from './follow-recording.ts'
import { languageOf } from './language-of.ts'
import type { Mark } from './text-times.ts'

export type AlignmentRequest = Input<typeof alignmentEndpoints.create>

/** A text, and the words of it that were found in the recording. */
export type AlignedRecording = { readonly text: string; readonly language: string; readonly marks: readonly Mark[] }

type Ports = With<'concurrency' | 'media' | 'settings' | 'speechAnalysis'>

const shortestMs = 100

/** Refuses before anything was sent: throws over credits. */
export async function assertMayAlign(ctx: With<'settings'>): Promise<void> {
  await assertAffordable(ctx, alignmentCost(shortestMs))
}

/** Finds where the words of a text are said in a recording. It is paid by how far it was listened to, once that succeeded. */
export async function align(
  ctx: Ports,
  { text, language_code: code, files }: AlignmentRequest,
): Promise<AlignedRecording> {
  const language = languageOf(text, code)
  const place = await enterConcurrency(ctx, 'multilingual')
  try {
    const { durationMsMax } = alignmentLimits
    const sound = await readSource(ctx, files.file, { durationMsMax, durationMsMin: shortestMs })
    assertSayable(text, sound)
    const { marks } = await paid(ctx, sound, () => followRecording(ctx, sound, { text, language }))
    return { text, language, marks }
  } finally {
    place.leave()
  }
}

/** Nobody says more in a second, in any language. */
const charactersPerSecondMax = 60
/** So much more may stand beside what is said: a heading, names, a note. */
const unsaidMax = 2000

/** Refuses a text of which most cannot be said in the recording: to place it would cost far more than the sound is paid for. */
function assertSayable(text: string, { durationMs }: UploadedSound): void {
  if (text.length <= unsaidMax + (charactersPerSecondMax * durationMs) / 1000) return
  throw new AppError('audio_too_short', {
    message: `Nobody says ${text.length} characters in ${Math.ceil(durationMs / 1000)} seconds: this recording is too short for the text.`,
    param: 'file',
  })
}

/** Reserves the price of the whole, and settles that of what was heard. */
async function paid(
  ctx: Ports,
  sound: UploadedSound,
  work: () => Promise<FollowedRecording>,
): Promise<FollowedRecording> {
  const reservation = await reserve(ctx, { credits: alignmentCost(sound.durationMs), reason: 'forced_alignment' })
  try {
    const followed = await work()
    if (followed.heardMs === 0)
      throw new AppError('invalid_audio', { message: 'Nothing can be heard in this recording.', param: 'file' })
    ctx.signal.throwIfAborted()
    await transaction(ctx, (ctx) => settle(ctx, reservation.id, alignmentCost(followed.heardMs)))
    return followed
  } catch (error) {
    await releaseEventually(ctx, reservation.id)
    throw error instanceof EngineError ? engineFailure(error) : error
  }
}
