import type { CaptchaChallenge } from '@vireo/contracts/identity'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'

/** Makes a captcha puzzle for somebody who wants to sign up. */
export async function getCaptchaChallenge(ctx: With<'captcha'>): Promise<CaptchaChallenge> {
  const challenge = await ctx.ports.captcha.challenge()
  if (!challenge) throw new AppError('captcha_not_used')
  return challenge
}
