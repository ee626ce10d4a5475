import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { getPublished } from '../library/find-published.ts'
import { answerDocument } from '../library/library-page.ts'
import { listenerOf } from '../library/listener.ts'
import { renderFeed } from './render-feed.ts'

/** Answers with the feed of a work, for players of podcasts. */
export async function getFeed(
  ctx: With<'settings' | 'vault'>,
  input: Input<typeof publishingEndpoints.getFeed>,
): Promise<ByteAnswer> {
  ctx.client.tell('access-control-allow-origin', '*')
  const published = await getPublished(ctx, input)
  const listener = await listenerOf(ctx, published, input.key)
  const feed = renderFeed(published, { listener, contentUrl: ctx.ports.settings.contentUrl })
  // The feed of one buyer is in no directory.
  const mayBeIndexed = published.edition.may_be_indexed && listener.key === undefined
  return answerDocument('application/rss+xml; charset=utf-8', feed, { mayBeIndexed })
}
