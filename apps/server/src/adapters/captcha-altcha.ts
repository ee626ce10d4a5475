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
 * Proof of work in the format of ALTCHA, version 2: nobody else is asked, nothing is stored until a solution comes.
 * The counter is drawn from a range, so that no browser has to search for long.
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
 * What a puzzle costs when it is the nth of the last ten minutes. Puzzles are counted, not solutions: a stock of cheap
 * ones cannot be laid in before the price rises.
 */
function costAt(nth: number): number {
  return Math.min(costMax, costMin * Math.ceil(nth / calmPuzzles))
}

/** How many of this process's puzzles may still be open, to the minute. */
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
