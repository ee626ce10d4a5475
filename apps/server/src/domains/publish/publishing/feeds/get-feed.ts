import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { getPublished } from '../library/find-published.ts'
import { answerDocument } from '../library/library-page.ts'
import { renderFeed } from './render-feed.ts'

/** Answers with the feed of a work, for players of podcasts. */
export async function getFeed(
  ctx: With<'settings'>,
  input: Input<typeof publishingEndpoints.getFeed>,
): Promise<ByteAnswer> {
  ctx.client.tell('access-control-allow-origin', '*')
  const published = await getPublished(ctx, input)
  return answerDocument('application/rss+xml; charset=utf-8', renderFeed(published, ctx.ports.settings.contentUrl), {
    mayBeIndexed: published.edition.may_be_indexed,
  })
}
