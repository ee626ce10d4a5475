import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { Clock } from '../../kernel/clock.ts'
import type { Outbound } from '../../ports/outbound.ts'

const keptMs = 10 * 60_000
/** A token with a key nobody knows makes us ask again, but not for each of them. */
const askedAgainMs = 30_000

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(50) })

/**
 * Creates a lookup of the JSON Web Keys at an address. The keys are fetched through the guard for outgoing requests,
 * kept for ten minutes, and fetched again early for a key id that is not among them.
 */
export function createKeySet(outbound: Pick<Outbound, 'request'>, url: string, clock: Clock): JWTVerifyGetKey {
  let kept: { readonly keys: JWTVerifyGetKey; readonly atMs: number } | undefined
  const ask = async () => {
    const { status, body } = await outbound.request(url, { maxBytes: 256 * 1024 })
    if (status !== 200) throw new Error(`The key set answered ${status}.`)
    const keys = createLocalJWKSet(KeySet.parse(JSON.parse(body.toString())) as JSONWebKeySet)
    kept = { keys, atMs: clock.now().getTime() }
    return keys
  }
  return async (header, token) => {
    const ageMs = kept ? clock.now().getTime() - kept.atMs : Infinity
    const keys = kept && ageMs < keptMs ? kept.keys : await ask()
    try {
      return await keys(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || ageMs < askedAgainMs || ageMs === Infinity) throw error
      return (await ask())(header, token)
    }
  }
}
