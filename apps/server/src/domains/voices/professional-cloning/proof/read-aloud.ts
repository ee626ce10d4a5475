import type { VoiceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertMaySolve } from '#voice-verification'
import { listSamples } from '#voices/samples/index.ts'
import { getProfessionalVoice, holdProfessionalVoice } from '../policy.ts'
import { findProfessionalVoice, updateAttempts } from '../professional-voice-store.ts'
import { attemptsNow, withAnother } from './attempts.ts'

/**
 * Refuses a reading before its recording has come. Throws `no_recordings_yet`, `voice_captcha_not_needed` or
 * `voice_captcha_attempts_reached`.
 */
export async function assertMayRead(ctx: With<'settings'>, place: { readonly voice_id: VoiceId }): Promise<void> {
  await assertComparable(ctx, place.voice_id)
  await assertMaySolve(ctx, place)
}

/** Throws `no_recordings_yet` where a reading has nothing to be compared with, and `voice_not_found`. */
export async function assertComparable(ctx: Context, voiceId: VoiceId): Promise<void> {
  await getProfessionalVoice(ctx, voiceId, 'editor')
  if ((await listSamples(ctx, voiceId)).length === 0) throw new AppError('no_recordings_yet')
}

/** Counts one more attempt at verifying a voice. Throws `voice_captcha_attempts_reached` when none are left. */
export function countAttempt(ctx: Context, voiceId: VoiceId): Promise<void> {
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
