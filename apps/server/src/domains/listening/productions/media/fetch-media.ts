import { orderLimits } from '@vireo/contracts/productions'
import { AppError } from '#kernel/errors.ts'
import { OutboundError, type OutboundStream } from '#ports/outbound.ts'
import type { With } from '#ports/ports.ts'
import { receiveBody } from '#ports/receiving/receive-body.ts'

const patienceMs = 10 * 60_000
/** What is shared by a link lies behind one or two of them. */
const redirectsMax = 5
const param = 'media_url'

/**
 * Fetches a recording from an address into a file. Throws `production_media_unreachable`, `request_too_large`, and `service_unavailable`
 * where there is no room for it.
 */
export async function fetchMedia(ctx: With<'outbound'>, url: string, path: string): Promise<number> {
  const { mediaBytesMax } = orderLimits
  let answer: OutboundStream | undefined
  try {
    answer = await ctx.ports.outbound.open(url, {
      timeoutMs: patienceMs,
      maxBytes: mediaBytesMax,
      redirects: redirectsMax,
      signal: ctx.signal,
    })
    if (answer.status !== 200) throw new AppError('production_media_unreachable', { param })
    return await receiveBody(answer, path, ctx.signal)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    const code = error.reason === 'too-large' ? 'request_too_large' : 'production_media_unreachable'
    throw new AppError(code, { param, cause: error })
  } finally {
    answer?.close()
  }
}
