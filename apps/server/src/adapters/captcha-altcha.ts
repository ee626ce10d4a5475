import { hkdfSync, randomInt } from 'node:crypto'
import { CaptchaChallenge } from '@vireo/contracts'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { z } from 'zod'
import type { Captcha } from '../kernel/captcha.ts'
import type { Clock } from '../kernel/clock.ts'

const lifetimeMs = 10 * 60_000
/** Hashes for each counter, and the counters it may take: about 100 ms in a browser, 25 000 hashes on average. */
const cost = 10
const counterMin = 1_000
const counterMax = 4_000

const Payload = z.object({
  challenge: CaptchaChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/**
 * Proof of work in the format of ALTCHA, version 2: nobody else is asked, nothing is stored until a solution comes.
 * The counter is drawn from a range, so that no browser has to search for long.
 */
export function createAltchaCaptcha(instanceSecret: string, clock: Clock): Captcha {
  const hmacSignatureSecret = derived(instanceSecret, 'challenge')
  const hmacKeySignatureSecret = derived(instanceSecret, 'solution')
  return {
    kind: 'altcha',
    siteKey: null,
    async challenge() {
      const challenge = await createChallenge({
        algorithm: 'SHA-256',
        cost,
        counter: randomInt(counterMin, counterMax),
        deriveKey,
        expiresAt: new Date(clock.now().getTime() + lifetimeMs),
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      })
      return CaptchaChallenge.parse(challenge)
    },
    async verify(token) {
      const payload = parsePayload(token)
      if (!payload) return { passed: false }
      const { challenge, solution } = payload
      const { expiresAt = 0 } = challenge.parameters
      const expiry = new Date(expiresAt * 1000)
      if (expiry <= clock.now()) return { passed: false }
      const { verified } = await verifySolution({
        challenge: { ...challenge, parameters: withoutGaps(challenge.parameters) },
        solution,
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      })
      return verified
        ? { passed: true, spends: { signature: challenge.signature, expiresAt: expiry } }
        : { passed: false }
    },
  }
}

/** The library's type has no room for a key that is there and undefined. */
function withoutGaps({ keySignature, expiresAt, ...parameters }: CaptchaChallenge['parameters']) {
  return {
    ...parameters,
    ...(keySignature !== undefined && { keySignature }),
    ...(expiresAt !== undefined && { expiresAt }),
  }
}

/** Base64 of JSON, as ALTCHA's own widget sends it. */
function parsePayload(token: string): z.output<typeof Payload> | undefined {
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

function derived(instanceSecret: string, use: string): string {
  return Buffer.from(hkdfSync('sha256', instanceSecret, '', `captcha:${use}`, 32)).toString('hex')
}
