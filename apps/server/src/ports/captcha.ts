import type { CaptchaChallenge } from '@vireo/contracts/identity'

export type CaptchaVerdict = {
  readonly passed: boolean
  /** Counts once: whoever asks remembers it until then. Absent where the provider itself sees to that. */
  readonly spends?: { readonly signature: string; readonly expiresAt: Date }
}

/** Tells people, or at least those who take the trouble, from programs in a hurry. */
export type Captcha = {
  readonly kind: 'altcha' | 'recaptcha' | 'off'
  /** Public; names this site to another provider. */
  readonly siteKey: string | null
  /** A new puzzle; undefined where another provider makes them. */
  challenge(): Promise<CaptchaChallenge | undefined>
  /** `token` is hostile text. Rejects when a provider cannot be asked. */
  verify(token: string, address: string): Promise<CaptchaVerdict>
}

/** For instances that do without. */
export const noCaptcha: Captcha = {
  kind: 'off',
  siteKey: null,
  challenge: () => Promise.resolve(undefined),
  verify: () => Promise.resolve({ passed: true }),
}
