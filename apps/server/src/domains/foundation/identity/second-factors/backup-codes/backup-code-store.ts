import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Counts the backup codes that a user has left. */
export async function countBackupCodes(ctx: Context, userId: UserId): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(
    sql`select count(*) from backup_codes where user_id = ${userId}`,
  )
  return count
}

/** Removes all backup codes of a user. */
export async function removeBackupCodes(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db.run(sql`delete from backup_codes where user_id = ${userId}`)
}

/** Inserts the hashes of a user's new backup codes. */
export async function insertBackupCodes(ctx: Context, userId: UserId, hashes: readonly string[]): Promise<void> {
  await ctx.db.run(sql`
    insert into backup_codes (user_id, code_hash, created_at)
    select ${userId}, unnest(${[...hashes]}::text[]), ${ctx.now()}`)
}

/** Uses up a backup code; returns false when the user has none like it. */
export async function removeBackupCode(ctx: Context, userId: UserId, hash: string): Promise<boolean> {
  const rows = await ctx.db.run(sql`delete from backup_codes where user_id = ${userId} and code_hash = ${hash}`)
  return rows === 1
}
