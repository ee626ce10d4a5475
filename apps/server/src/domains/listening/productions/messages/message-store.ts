import type { UserId } from '@vireo/contracts/kit'
import type { orderMessageAuthors } from '@vireo/contracts/productions'
import sql, { empty, raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'

export type MessageRow = {
  readonly id: string
  readonly order_id: string
  readonly assignment_id: string | null
  readonly author: (typeof orderMessageAuthors)[number]
  readonly user_id: UserId | null
  readonly text: string
  readonly created_at: Date
}

const columns = raw('id, order_id, assignment_id, author, user_id, text, created_at')

/** Inserts a message. */
export async function insertMessage(ctx: TransactionContext, row: MessageRow): Promise<void> {
  await ctx.db.run(sql`
    insert into production_messages (id, order_id, assignment_id, author, user_id, text, created_at)
    values (${row.id}, ${row.order_id}, ${row.assignment_id}, ${row.author}, ${row.user_id}, ${row.text},
      ${row.created_at})`)
}

type Writer = Pick<MessageRow, 'order_id' | 'assignment_id' | 'author' | 'user_id'>

/**
 * Counts what a writer has written about an order, or an assignment of it. Who buys is one writer, whoever of them it is and whatever of
 * the order it is about; of those who had an assignment one after the other, each is.
 */
export async function countWritten(
  ctx: Context,
  { order_id, assignment_id, author, user_id }: Writer,
): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*)::int as count from production_messages
    where order_id = ${order_id} and author = ${author}
      ${author === 'producer' ? sql`and assignment_id = ${assignment_id} and user_id = ${user_id}` : empty}`)
  return count
}

export type Sought = {
  readonly orderId: string
  /** Of one assignment and the whole order; everything where it is not given. */
  readonly assignmentId?: string
  readonly after: string | undefined
  readonly limit: number
}

/** Lists what was written about an order, newest first. */
export function listMessages(ctx: Context, { orderId, assignmentId, after, limit }: Sought): Promise<MessageRow[]> {
  return ctx.db.many(sql`
    select ${columns} from production_messages
    where order_id = ${orderId}
      ${assignmentId === undefined ? empty : sql`and (assignment_id is null or assignment_id = ${assignmentId})`}
      ${after === undefined ? empty : sql`and id < ${after}`}
    order by id desc limit ${limit}`)
}

/** Lists what somebody wrote, the oldest first. */
export function listMessagesBy(ctx: Context, userId: UserId): Promise<MessageRow[]> {
  return ctx.db.many(sql`select ${columns} from production_messages where user_id = ${userId} order by id`)
}

/** Forgets who wrote what somebody wrote: those whom it was written to keep it. */
export async function forgetAuthor(ctx: TransactionContext, userId: UserId): Promise<void> {
  await ctx.db.run(sql`update production_messages set user_id = null where user_id = ${userId}`)
}
