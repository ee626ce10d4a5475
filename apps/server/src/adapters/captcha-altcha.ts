import { hkdfSync, randomInt } from 'node:crypto'
import { CaptchaChallenge } from '@vireo/contracts/identity'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { z } from 'zod'
import type { Captcha } from '../ports/captcha.ts'
import type { Clock } from '../kernel/clock.ts'

const lifetimeMs = 10 * 60_000
/** Hashes for each counter, and the counters it may take: 25 000 hashes on average, 0.14 s of one core at 2.5 GHz. */
const costMin = 10
/** Whatever others do, a browser searches for 3 s on average and 5 s at most, of such a core. */
const costMax = 160
/** So many puzzles in a lifetime cost the least; each as many again add as much. */
const calmPuzzles = 30
const counterMin = 1_000
const counterMax = 4_000

const Payload = z.object({
  challenge: CaptchaChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/**
 * Creates a captcha by proof of work in ALTCHA's format, version 2. No other service is asked, and nothing is stored
 * before a solution arrives. The counter is drawn from a range that bounds how long a browser has to search.
 */
export function createAltchaCaptcha(instanceSecret: string, clock: Clock): Captcha {
  const hmacSignatureSecret = derived(instanceSecret, 'challenge')
  const hmacKeySignatureSecret = derived(instanceSecret, 'solution')
  const recent = createRecentCount(clock)
  return {
    kind: 'altcha',
    siteKey: null,
    async challenge() {
      const challenge = await createChallenge({
        algorithm: 'SHA-256',
        cost: costAt(recent.add()),
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

/**
 * Computes the cost of the nth puzzle of the last ten minutes. Puzzles count, not solutions, so that nobody can stock
 * up on cheap ones before the price rises.
 */
function costAt(nth: number): number {
  return Math.min(costMax, costMin * Math.ceil(nth / calmPuzzles))
}

/** Counts the puzzles of this process that may still be open, to the minute. */
function createRecentCount(clock: Clock): { add(): number } {
  const perMinute = new Map<number, number>()
  return {
    add() {
      const minute = Math.floor(clock.now().getTime() / 60_000)
      for (const known of perMinute.keys()) if (known <= minute - lifetimeMs / 60_000) perMinute.delete(known)
      perMinute.set(minute, (perMinute.get(minute) ?? 0) + 1)
      return [...perMinute.values()].reduce((sum, count) => sum + count, 0)
    },
  }
}

/** Drops optional properties that are undefined, which the library's type does not allow. */
function withoutGaps({ keySignature, expiresAt, ...parameters }: CaptchaChallenge['parameters']) {
  return {
    ...parameters,
    ...(keySignature !== undefined && { keySignature }),
    ...(expiresAt !== undefined && { expiresAt }),
  }
}

/**
 * Parses a captcha token, which is JSON in base64 as ALTCHA's widget sends it; answers undefined when it is malformed.
 */
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
