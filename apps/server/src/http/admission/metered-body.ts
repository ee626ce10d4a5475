import { Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import type { Lease } from './held.ts'

/** Room for bodies is taken in steps of so many bytes; smaller bodies take what they announce, at once. */
export const stepBytes = 64 * 1024

/**
 * Pipes a body through while it takes room for each step before more is kept, so that announced bytes that never arrive
 * cost nothing. Fails when there is no room, and then discards the rest so that the sender gets to read the answer.
 */
export function meteredBody(body: Readable, lease: Lease): Transform {
  let roomBytes = stepBytes
  let arrivedBytes = 0
  const metered = new Transform({
    transform(block: Buffer, _encoding, done) {
      arrivedBytes += block.length
      try {
        for (; roomBytes < arrivedBytes; roomBytes += stepBytes) lease.grow(stepBytes)
        done(null, block)
      } catch (error) {
        body.unpipe(metered)
        body.resume()
        done(error as Error)
      }
    },
  })
  // Whoever leaves is noticed by their connection alone.
  body.once('error', (error) => metered.destroy(error))
  return body.pipe(metered)
}
