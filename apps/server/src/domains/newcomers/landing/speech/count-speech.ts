import { type Attempt, beginAttempt } from '#identity'
import { passCaptcha } from '#identity/accounts/index.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'

/**
 * Counts a text that somebody without an account wants to hear: of their address (an IPv6 one with its /64) within a
 * day, and of all of them within an hour, beyond which only those go on who solve a captcha. Throws
 * `landing_speech_used_up`, `captcha_failed`, and where there is no captcha `rate_limit_exceeded`.
 */
export async function countSpeech(
  ctx: With<'captcha'>,
  token: string | null | undefined,
): Promise<Pick<Attempt, 'withdrawn'>> {
  const own = await beginAttempt(ctx, 'landingSpeech', 'everybody').catch(asAnother('landing_speech_used_up'))
  try {
    const crowd = await joinCrowd(ctx, token)
    return { withdrawn: async () => void (await Promise.all([own.withdrawn(), crowd?.withdrawn()])) }
  } catch (error) {
    await own.withdrawn()
    throw error
  }
}

/** Counts among everybody; undefined for whoever solved a captcha instead. */
async function joinCrowd(ctx: With<'captcha'>, token: string | null | undefined): Promise<Attempt | undefined> {
  try {
    return await beginAttempt(ctx, 'landingCrowd', 'everybody')
  } catch (error) {
    if (ctx.ports.captcha.kind === 'off') return asAnother('rate_limit_exceeded')(error)
    if (!isTooMany(error)) throw error
    await passCaptcha(ctx, token)
    return undefined
  }
}

function asAnother(code: 'landing_speech_used_up' | 'rate_limit_exceeded'): (error: unknown) => never {
  return (error) => {
    if (!isTooMany(error)) throw error
    const { retryAfterSeconds } = error.details
    throw new AppError(code, { cause: error, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) })
  }
}

function isTooMany(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'too_many_attempts'
}
