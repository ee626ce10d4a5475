import type { Input } from '@vireo/contracts/kit'
import type { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertMaySolve, type DrawnCaptcha, getCaptcha, solveCaptcha } from '#voice-verification'
import { listSamples } from '#voices'
import { getProfessionalVoice, holdProfessionalVoice } from '../policy.ts'
import { findProfessionalVoice, updateAttempts } from '../professional-voice-store.ts'
import { refreshFineTuning } from '../refresh-fine-tuning.ts'
import { attemptsNow, withAnother } from './attempts.ts'

/** Draws fresh lines for the speaker of a voice. */
export async function drawLines(
  ctx: With<'settings'>,
  input: Input<typeof professionalCloningEndpoints.getCaptcha>,
): Promise<DrawnCaptcha> {
  await assertComparable(ctx, input.voice_id)
  return getCaptcha(ctx, input)
}

/** Judges what was read: the words, and whether it is the voice of the recordings. Every judgement is an attempt. */
export async function judgeReading(
  ctx: With<'media' | 'settings' | 'speech' | 'speechAnalysis' | 'storage'>,
  input: Input<typeof professionalCloningEndpoints.solveCaptcha>,
): Promise<void> {
  await assertComparable(ctx, input.voice_id)
  await countAttempt(ctx, input.voice_id)
  try {
    await solveCaptcha(ctx, input)
  } finally {
    await transaction(ctx, async (ctx) => {
      await refreshFineTuning(ctx, await holdProfessionalVoice(ctx, input.voice_id, 'editor'))
    })
  }
}

/** What can be said against a reading before its recording has come. */
export async function assertMayRead(ctx: With<'settings'>, place: { readonly voice_id: string }): Promise<void> {
  await assertComparable(ctx, place.voice_id)
  await assertMaySolve(ctx, place)
}

async function assertComparable(ctx: Context, voiceId: string): Promise<void> {
  await getProfessionalVoice(ctx, voiceId, 'editor')
  if ((await listSamples(ctx, voiceId)).length === 0) throw new AppError('no_recordings_yet')
}

function countAttempt(ctx: Context, voiceId: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await holdProfessionalVoice(ctx, voiceId, 'editor')
    const before = (await findProfessionalVoice(ctx, voiceId)) ?? { attempts: 0, attempts_since: null }
    const after = withAnother(before, ctx.now())
    if (!after)
      throw new AppError('voice_captcha_attempts_reached', {
        data: { attempts: attemptsNow(before, ctx.now()).attempts },
      })
    await updateAttempts(ctx, { voice_id: voiceId, ...after })
  })
}
