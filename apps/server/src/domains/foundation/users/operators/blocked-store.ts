import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Stores that a user is blocked and why, or with null that they are not. Returns false where that was so already. */
export async function updateBlocked(ctx: Context, userId: UserId, reason: string | null): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    update users set blocked_at = ${reason === null ? null : ctx.now()}, block_reason = ${reason}
    where id = ${userId} and (blocked_at is null) = ${reason !== null}::boolean`)
  return rows === 1
}

/** Reports whether a user is blocked, as it is now. */
export async function readBlocked(ctx: Context, userId: UserId): Promise<boolean> {
  const row = await ctx.db.maybe<{ blocked: boolean }>(
    sql`select blocked_at is not null as blocked from users where id = ${userId}`,
  )
  return row?.blocked ?? false
}
