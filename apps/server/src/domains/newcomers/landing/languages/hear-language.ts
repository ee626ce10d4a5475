import type { landingEndpoints } from '@vireo/contracts/landing'
import type { Input } from '@vireo/contracts/kit'
import { type ByteAnswer, pour } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findPage } from './find-page.ts'
import { recordedPage } from './page-recording.ts'

/** Lets anybody hear a language or an accent. Throws `language_page_not_found`. */
export async function hearLanguage(
  ctx: With<'settings' | 'speech' | 'storage'>,
  { language_slug: slug }: Input<typeof landingEndpoints.hearLanguage>,
): Promise<ByteAnswer> {
  const page = findPage(slug)
  if (!page) throw new AppError('language_page_not_found', { param: 'language_slug' })
  const { storage } = ctx.ports
  const { key, version, sizeBytes } = await recordedPage(ctx, page)
  return {
    contentType: 'audio/mpeg',
    sizeBytes,
    // Another voice may speak tomorrow, under the same address.
    headers: { etag: `"${version}"`, 'cache-control': 'public, max-age=3600' },
    range: (range) => storage.read(key, range),
    send: (sink) => pour(storage.read(key), sink),
  }
}
