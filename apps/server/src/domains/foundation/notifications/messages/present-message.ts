import type { Message, MessagePage } from '@vireo/contracts/notifications'
import type { MessageList } from './list-messages.ts'
import type { MessageRow } from '../tables.ts'

/** Presents a message; its instant is in Unix milliseconds. */
export function presentMessage(row: MessageRow): Message {
  return {
    message_id: row.id,
    severity: row.severity,
    title: row.title,
    description: row.description,
    needs_attention: row.needs_attention,
    create_date_unix_ms: row.created_at.getTime(),
    has_been_read: row.read_at !== null,
  }
}

/** Presents a page of messages and the number of unread ones; `next_cursor` is null on the last page. */
export function presentMessages({ rows, hasMore, unreadCount }: MessageList): MessagePage {
  return {
    messages: rows.map(presentMessage),
    unread_count: unreadCount,
    has_more: hasMore,
    next_cursor: hasMore ? (rows.at(-1)?.id ?? null) : null,
  }
}
