import type { Input } from '@vireo/contracts/kit'
import type { OrderMessage, OrderMessages, productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { getOrderRow } from '../orders/hold-order.ts'
import { findAnyOrder } from '../orders/order-store.ts'
import { listMessages, type MessageRow, type Sought } from './message-store.ts'
import { writerOf } from './writer-of.ts'

type Page = { readonly cursor?: string | undefined; readonly page_size: number }
export type MessagePage = { readonly rows: readonly MessageRow[]; readonly hasMore: boolean }

/** Lists what was written about an order of the caller’s workspace. Throws `production_order_not_found`. */
export async function listOrderMessages(
  ctx: Context,
  { order_id: id, ...page }: Input<typeof productionsEndpoints.listOrderMessages>,
): Promise<MessagePage> {
  const { id: orderId } = await getOrderRow(ctx, id)
  return pageOf(ctx, { orderId }, page)
}

/** Lists what was written about a task that the caller has, and about its order. Throws `production_task_not_found`. */
export async function listTaskMessages(
  ctx: Context,
  { cursor, page_size, ...named }: Input<typeof productionsEndpoints.listTaskMessages>,
): Promise<MessagePage> {
  const { order_id: orderId, assignment_id: assignmentId } = await writerOf(ctx, named)
  return pageOf(ctx, { orderId, assignmentId }, { cursor, page_size })
}

/** Lists what was written about any order, for whoever runs the instance. Throws what the contract names. */
export async function listHouseMessages(
  ctx: With<'settings'>,
  { production_order: orderId, ...page }: Input<typeof productionsEndpoints.listHouseMessages>,
): Promise<MessagePage> {
  await requireOperator(ctx)
  if (!(await findAnyOrder(ctx, orderId))) throw new AppError('production_order_not_found')
  return pageOf(ctx, { orderId }, page)
}

async function pageOf(
  ctx: Context,
  about: Pick<Sought, 'orderId' | 'assignmentId'>,
  { cursor: after, page_size: size }: Page,
): Promise<MessagePage> {
  const rows = await listMessages(ctx, { ...about, after, limit: size + 1 })
  return { rows: rows.slice(0, size), hasMore: rows.length > size }
}

/** Presents a page of messages. */
export function presentMessages({ rows, hasMore }: MessagePage, ctx: Context): OrderMessages {
  return {
    messages: rows.map((row) => presentMessage(row, ctx)),
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
