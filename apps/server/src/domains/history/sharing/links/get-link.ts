import type { HistoryItemId } from '@vireo/contracts/kit'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { getOwnItem } from '#history'
import { isOwnSession } from './assert-may-share.ts'
import { createLink } from './create-link.ts'
import { isLive } from './is-live.ts'
import { findLinkOf } from './link-store.ts'
import { showLink, type ShownLink } from './show-link.ts'

/**
 * Returns the link to one of the caller's recordings. Where there is none, somebody who is signed in makes it by asking;
 * a key that may only read makes nothing. Throws `share_link_not_found` there.
 */
export async function getLink(
  ctx: With<'vault' | 'settings'>,
  input: { readonly history_item_id: HistoryItemId },
): Promise<ShownLink> {
  await getOwnItem(ctx, input)
  const link = await findLinkOf(ctx, input.history_item_id)
  if (link && isLive(link, ctx.now())) return showLink(ctx, link)
  if (!isOwnSession(ctx)) throw new AppError('share_link_not_found')
  // Whoever sees a link by being able to read only makes none by looking.
  const { permissions } = ctx.actor
  if (permissions !== 'all' && !permissions.includes('speech_history_write')) throw new AppError('share_link_not_found')
  return createLink(ctx, input)
}
