import { OutboundError } from '#ports/outbound.ts'
import type { With } from '#ports/ports.ts'
import { AppError } from '#kernel/errors.ts'
import { provenHosts } from '../domains/proven-hosts.ts'
import { addressOf } from './address-of.ts'

const bytesMax = 3 * 1024 * 1024
const redirectsMax = 5
const patienceMs = 15_000

export type FetchedPage = { readonly markup: string; readonly url: URL }

/**
 * Fetches a page of a proven domain, through whatever guards addresses; where it leads on to, has to be proven too.
 * Throws `audio_native_page_unreachable`, `audio_native_domain_not_proven` and `audio_native_content_unreadable`.
 */
export async function fetchPage(ctx: With<'outbound'>, address: string): Promise<FetchedPage> {
  await assertProven(ctx, address)
  const answer = await ctx.ports.outbound
    .request(address, {
      headers: { accept: 'text/html,application/xhtml+xml', 'user-agent': 'Vireo-Audio-Native/1.0' },
      allowHttp: true,
      redirects: redirectsMax,
      maxBytes: bytesMax,
      timeoutMs: patienceMs,
      signal: ctx.signal,
    })
    .catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error
      throw new AppError('audio_native_page_unreachable', { message: error.message, cause: error })
    })
  const url = await assertProven(ctx, answer.url)
  if (answer.status !== 200) throw new AppError('audio_native_page_unreachable')
  const type = answer.headers['content-type'] ?? ''
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/iu.test(type)) throw new AppError('audio_native_content_unreadable')
  return { markup: decode(answer.body, type), url }
}

async function assertProven(ctx: With<'outbound'>, address: string): Promise<URL> {
  const url = addressOf(address)
  if (!url || !(await provenHosts(ctx)).has(url.hostname)) throw new AppError('audio_native_domain_not_proven')
  return url
}

function decode(body: Buffer, type: string): string {
  const head = body.subarray(0, 2048).toString('latin1')
  const [, label = 'utf-8'] =
    /charset=["']?([\w-]{1,40})/iu.exec(type) ?? /<meta[^>]+charset=["']?([\w-]{1,40})/iu.exec(head) ?? []
  try {
    return new TextDecoder(label).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}
