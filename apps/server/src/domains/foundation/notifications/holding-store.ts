import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Lists every message to a person, oldest first, for the copy of their data. */
export function listMessagesOf(ctx: Context, userId: UserId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select id as message_id, severity, title, description, needs_attention, created_at, read_at
    from messages where user_id = ${userId} order by id`)
}
