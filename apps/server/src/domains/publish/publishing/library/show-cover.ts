import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import { type ByteAnswer, pour } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { getPublished } from './find-published.ts'
import { headersOfFiles } from './library-page.ts'

/** Shows the cover of what everybody hears. */
export async function showCover(
  ctx: With<'storage'>,
  input: Input<typeof publishingEndpoints.showCover>,
): Promise<ByteAnswer> {
  const { edition } = await getPublished(ctx, input)
  return {
    contentType: 'image/jpeg',
    sizeBytes: edition.cover_bytes,
    headers: { ...headersOfFiles, etag: `"${edition.id}"` },
    send: (sink) => pour(ctx.ports.storage.read(edition.cover_key), sink),
  }
}
