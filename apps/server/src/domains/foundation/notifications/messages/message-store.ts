import type { UserId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { MessageRow } from '../tables.ts'

const columns = raw('id, user_id, severity, title, description, needs_attention, created_at, read_at')

export type NewMessage = Omit<MessageRow, 'read_at'> & { readonly occasion: string }

/** Inserts a message, unless the person was told of the same occasion before. */
export async function insertMessage(ctx: Context, message: NewMessage): Promise<void> {
  await ctx.db.run(sql`
    insert into messages (id, user_id, severity, title, description, needs_attention, occasion, created_at)
    values (${message.id}, ${message.user_id}, ${message.severity}, ${message.title}, ${message.description},
      ${message.needs_attention}, ${message.occasion}, ${message.created_at})
    on conflict do nothing`)
}

/** Lists up to `limit` of the caller's messages, newest first, older than the one with the id `after`. */
export function listOwnMessages(ctx: Context, limit: number, after: string | undefined): Promise<MessageRow[]> {
  return ctx.db.many(sql`
    select ${columns} from messages
    where user_id = ${ctx.actor.userId} and (${after ?? null}::text is null or id < ${after ?? null})
    order by id desc limit ${limit}`)
}

/** Counts the caller's unread messages. */
export async function countOwnUnread(ctx: Context): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*) from messages where user_id = ${ctx.actor.userId} and read_at is null`)
  return count
}

/**
 * Marks a message of the caller as read, keeping the time when it first was. Returns false when they have no such
 * message.
 */
export async function markOwnRead(ctx: Context, id: string): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    update messages set read_at = coalesce(read_at, ${ctx.now()}) where id = ${id} and user_id = ${ctx.actor.userId}`)
  return rows === 1
}

/** Marks all of the caller's unread messages as read now. */
export async function markAllOwnRead(ctx: Context): Promise<void> {
  await ctx.db.run(sql`
    update messages set read_at = ${ctx.now()} where user_id = ${ctx.actor.userId} and read_at is null`)
}

/** Removes messages created before an instant and returns how many. */
export function removeMessagesBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from messages where created_at < ${instant}`)
}

/** Reports whether a user was told of an occasion. */
export async function hasMessageOf(ctx: Context, userId: UserId, occasion: string): Promise<boolean> {
  const found = await ctx.db.maybe(sql`
    select 1 as found from messages where user_id = ${userId} and occasion = ${occasion}`)
  return found !== undefined
}
