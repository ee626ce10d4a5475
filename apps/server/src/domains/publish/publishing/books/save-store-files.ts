import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { getPublished } from '../library/find-published.ts'
import { headersOfFiles } from '../library/library-page.ts'
import { opensStoreFiles } from './store-address.ts'
import { sendStoreFiles } from './store-files.ts'

/**
 * Answers whoever has a signed address with what stores take in of a work. Throws `published_work_not_found`, alike for what there
 * never was and for what has ended.
 */
export async function saveStoreFiles(
  ctx: With<'storage' | 'vault'>,
  input: Input<typeof publishingEndpoints.saveStoreFiles>,
): Promise<ByteAnswer> {
  const published = await getPublished(ctx, input)
  if (!opensStoreFiles(ctx, published.edition, input.key)) throw new AppError('published_work_not_found')
  const answer = sendStoreFiles(ctx, published)
  return { ...answer, headers: { ...headersOfFiles, ...answer.headers, 'x-robots-tag': 'noindex' } }
}
