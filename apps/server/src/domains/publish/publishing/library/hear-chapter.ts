import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import { sendStored } from '#history'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { getPublishedChapter } from './find-published.ts'
import { headersOfFiles } from './library-page.ts'

/** Answers with the sound of a chapter, whole or in parts, for as long as everybody hears it. */
export async function hearChapter(
  ctx: With<'storage' | 'vault'>,
  input: Input<typeof publishingEndpoints.hearChapter>,
): Promise<ByteAnswer> {
  // Players on the web are elsewhere; what is published anybody may hear.
  ctx.client.tell('access-control-allow-origin', '*')
  const { edition, chapter } = await getPublishedChapter(ctx, input)
  const { storage_key: key, size_bytes: sizeBytes } = chapter
  if (key === null || sizeBytes === null) throw new AppError('published_work_not_found')
  // Parts of two editions never make one file: each has a tag of its own.
  const etag = `${edition.id}-${chapter.chapter_id}`
  const answer = sendStored(ctx.ports.storage, { key, contentType: 'audio/mpeg', sizeBytes, etag })
  return { ...answer, headers: { ...answer.headers, ...headersOfFiles, 'x-robots-tag': 'noindex' } }
}
