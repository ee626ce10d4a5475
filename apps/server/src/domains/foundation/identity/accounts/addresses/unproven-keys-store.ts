import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { TransactionContext } from '#kernel/context.ts'

/**
 * Revokes the API keys that an account made before an instant, or all without one, and notifies every node. Returns
 * their ids.
 */
export async function removeKeysMadeBefore(
  ctx: TransactionContext,
  userId: UserId,
  instant: Date | undefined,
): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    with gone as (
      delete from api_keys where user_id = ${userId} and created_at < coalesce(${instant ?? null}::timestamptz, 'infinity')
      returning id)
    select id, pg_notify('vireo_credentials', id)::text from gone`)
  return rows.map(({ id }) => id)
}
