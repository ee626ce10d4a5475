import type { MessageSubject, OrderMessage, OrderMessages } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { listAssignments } from '../deliveries/assignment-store.ts'
import { listMedia } from '../media/media-store.ts'
import { listMessages, type MessageRow, type Sought } from './message-store.ts'

type Page = { readonly cursor?: string | undefined; readonly page_size: number }
export type MessagePage = {
  readonly rows: readonly MessageRow[]
  readonly subjects: readonly MessageSubject[]
  readonly hasMore: boolean
}

/** Reads a page of what was written about an order, or one assignment of it. */
export async function pageOf(
  ctx: Context,
  about: Pick<Sought, 'orderId' | 'assignmentId'>,
  { cursor: after, page_size: size }: Page,
): Promise<MessagePage> {
  const rows = await listMessages(ctx, { ...about, after, limit: size + 1 })
  const subjects = after === undefined ? await subjectsOf(ctx, about) : []
  return { rows: rows.slice(0, size), subjects, hasMore: rows.length > size }
}

/** Lists what can be written about alone, which is as much as an order may hold at most. */
async function subjectsOf(
  ctx: Context,
  { orderId, assignmentId }: Pick<Sought, 'orderId' | 'assignmentId'>,
): Promise<MessageSubject[]> {
  const names = new Map((await listMedia(ctx, orderId)).map(({ id, name }) => [id, name]))
  return (await listAssignments(ctx, orderId))
    .filter(({ id }) => assignmentId === undefined || id === assignmentId)
    .map(({ id, service, source_language, target_language, media_id }) => ({
      description_id: id,
      service,
      source_language,
      target_language,
      recording: names.get(media_id) ?? null,
    }))
}

/** Presents a page of messages. */
export function presentMessages({ rows, subjects, hasMore }: MessagePage, ctx: Context): OrderMessages {
  return {
    messages: rows.map((row) => presentMessage(row, ctx)),
    subjects: [...subjects],
    has_more: hasMore,
    next_cursor: hasMore ? (rows.at(-1)?.id ?? null) : null,
  }
}

/** Presents a message: who wrote it is told by what they are, and to nobody by name. */
export function presentMessage(row: MessageRow, ctx: Context): OrderMessage {
  return {
    message_id: row.id,
    author: row.author,
    is_own: row.user_id === ctx.actor.userId,
    description_id: row.assignment_id,
    text: row.text,
    created_at: row.created_at.toISOString(),
  }
}
