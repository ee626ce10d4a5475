import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { FramedPage } from '#ports/page-frames.ts'
import type { With } from '#ports/ports.ts'
import { footLinks } from '../content/foot-links.ts'

const compress = promisify(gzip)

/** Answers with a public page in its frame; one that is not there is kept out of search engines. */
export async function answerPage(
  ctx: With<'frames' | 'settings'>,
  page: FramedPage,
  status = 200,
): Promise<ByteAnswer> {
  const links = await footLinks(ctx.ports.settings.contentFolders, page.language)
  const { html, policy } = ctx.ports.frames.write({ ...page, links })
  const isCompressed = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/u.test(ctx.client.header('accept-encoding') ?? '')
  const bytes = isCompressed ? await compress(html) : Buffer.from(html)
  return {
    contentType: 'text/html; charset=utf-8',
    status,
    sizeBytes: bytes.length,
    headers: {
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      'referrer-policy': 'strict-origin-when-cross-origin',
      vary: 'accept-language, accept-encoding',
      ...(isCompressed && { 'content-encoding': 'gzip' }),
      ...(status !== 200 && { 'x-robots-tag': 'noindex' }),
    },
    send: async (sink) => void sink.write(bytes),
  }
}
