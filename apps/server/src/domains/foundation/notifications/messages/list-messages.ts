import type { Input } from '@vireo/contracts/kit'
import type { notificationsEndpoints } from '@vireo/contracts/notifications'
import type { Context } from '#kernel/context.ts'
import { countOwnUnread, listOwnMessages } from './message-store.ts'
import type { MessageRow } from '../tables.ts'

export type MessageList = { readonly rows: MessageRow[]; readonly hasMore: boolean; readonly unreadCount: number }

/** Lists a page of the caller's messages, newest first, with how many are unread in all. */
export async function listMessages(
  ctx: Context,
  input: Input<typeof notificationsEndpoints.listMessages>,
): Promise<MessageList> {
  const [rows, unreadCount] = await Promise.all([
    listOwnMessages(ctx, input.page_size + 1, input.cursor),
    countOwnUnread(ctx),
  ])
  return { rows: rows.slice(0, input.page_size), hasMore: rows.length > input.page_size, unreadCount }
}
