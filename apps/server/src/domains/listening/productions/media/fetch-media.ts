import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { orderLimits } from '@vireo/contracts/productions'
import { AppError } from '#kernel/errors.ts'
import { OutboundError, type OutboundStream } from '#ports/outbound.ts'
import type { With } from '#ports/ports.ts'

const patienceMs = 10 * 60_000
/** What is shared by a link lies behind one or two of them. */
const redirectsMax = 5
const param = 'media_url'

/** Fetches a recording from an address into a file. Throws `production_media_unreachable` and `request_too_large`. */
export async function fetchMedia(ctx: With<'outbound'>, url: string, path: string): Promise<number> {
  const { mediaBytesMax } = orderLimits
  let sizeBytes = 0
  let answer: OutboundStream | undefined
  try {
    answer = await ctx.ports.outbound.open(url, {
      timeoutMs: patienceMs,
      maxBytes: mediaBytesMax,
      redirects: redirectsMax,
      signal: ctx.signal,
    })
    if (answer.status !== 200) throw new AppError('production_media_unreachable', { param })
    const { body } = answer
    await pipeline(
      async function* () {
        for await (const block of body) {
          sizeBytes += block.byteLength
          yield block
        }
      },
      createWriteStream(path, { mode: 0o600 }),
      { signal: ctx.signal },
    )
    return sizeBytes
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    const code = error.reason === 'too-large' ? 'request_too_large' : 'production_media_unreachable'
    throw new AppError(code, { param, cause: error })
  } finally {
    answer?.close()
  }
}
