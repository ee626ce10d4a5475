import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { spendChallenge } from './spent-challenge-store.ts'

/** Throws `captcha_failed` unless the token is a solution that was not handed in before. */
export async function passCaptcha(ctx: With<'captcha'>, token: string | null | undefined): Promise<void> {
  const { captcha } = ctx.ports
  if (captcha.kind === 'off') return
  const verdict = token ? await captcha.verify(token, ctx.client.address) : { passed: false }
  if (!verdict.passed) throw new AppError('captcha_failed', { param: 'recaptcha_token' })
  const { spends } = verdict
  if (spends && !(await spendChallenge(ctx, spends.signature, spends.expiresAt)))
    throw new AppError('captcha_failed', { param: 'recaptcha_token' })
}
