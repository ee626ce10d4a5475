import type { Context } from '#kernel/context.ts'
import { type Input, type VoiceId } from '@vireo/contracts/kit'
import type { voiceVerificationEndpoints } from '@vireo/contracts/voice-verification'
import { captchaLimits } from '@vireo/contracts/voice-verification'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { countAttempts } from './attempt-store.ts'
import { linesFor } from './captcha/draw-lines.ts'
import { upsertCaptcha } from './captcha-store.ts'
import { findDemand } from './find-demand.ts'
import type { CaptchaRow } from './tables.ts'

export type DrawnCaptcha = { readonly captcha: CaptchaRow; readonly attemptsLeft: number }

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Draws fresh lines for the caller and a voice. */
export async function getCaptcha(
  ctx: With<'settings'>,
  input: Input<typeof voiceVerificationEndpoints.getCaptcha>,
): Promise<DrawnCaptcha> {
  const { voice } = await findDemand(ctx, input.voice_id)
  const attemptsLeft = await assertAttempts(ctx, voice.voiceId)
  const captcha: CaptchaRow = {
    workspace_id: ctx.workspaceId,
    user_id: ctx.actor.userId,
    voice_id: voice.voiceId,
    ...linesFor([voice.languages[0], input.language ?? 'en']),
    expires_at: new Date(ctx.now().getTime() + captchaLimits.minutesValid * minuteMs),
  }
  await upsertCaptcha(ctx, captcha)
  return { captcha, attemptsLeft }
}

/** Returns how many attempts the caller has left today. Throws `voice_captcha_attempts_reached`. */
export async function assertAttempts(ctx: Context, voiceId: VoiceId): Promise<number> {
  const since = new Date(ctx.now().getTime() - dayMs)
  const left = captchaLimits.attemptsADayMax - (await countAttempts(ctx, voiceId, since))
  if (left <= 0) throw new AppError('voice_captcha_attempts_reached', { param: 'voice_id' })
  return left
}
