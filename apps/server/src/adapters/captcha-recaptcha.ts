import { z } from 'zod'
import type { Captcha } from '../ports/captcha.ts'
import { AppError } from '../kernel/errors.ts'

const timeoutMs = 5_000
const scoreMin = 0.5
const Answer = z.object({ success: z.boolean(), score: z.number().optional(), hostname: z.string().optional() })

export type RecaptchaOptions = {
  readonly siteKey: string
  readonly secret: string
  /** The host that tokens have to come from. */
  readonly hostname: string
  readonly verifyUrl?: string
}

/**
 * Creates a captcha by Google's reCAPTCHA, versions 2 and 3. Throws `service_unavailable` when Google cannot be
 * reached.
 */
export function createRecaptcha({
  siteKey,
  secret,
  hostname,
  verifyUrl = 'https://www.google.com/recaptcha/api/siteverify',
}: RecaptchaOptions): Captcha {
  return {
    kind: 'recaptcha',
    siteKey,
    challenge: () => Promise.resolve(undefined),
    async verify(token, address) {
      const body = new URLSearchParams({ secret, response: token, ...(address !== '' && { remoteip: address }) })
      const asked = fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
      const answer = await asked
        .then(async (response) => Answer.parse(await response.json()))
        .catch((error: unknown) => {
          throw new AppError('service_unavailable', { cause: error })
        })
      return { passed: answer.success && (answer.score ?? 1) >= scoreMin && answer.hostname === hostname }
    },
  }
}
