import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { VouchedPerson } from '../hooks.ts'

/** Records when an organisation was last asked about somebody; null when it cannot be asked. */
export async function updateVouchAsked(
  ctx: Context,
  { userId, workspaceId }: VouchedPerson,
  askedAt: Date | null,
): Promise<void> {
  await ctx.db.run(sql`
    update sessions set vouch_asked_at = ${askedAt}
    where user_id = ${userId} and vouched_by = ${workspaceId} and vouch_asked_at is not null`)
}

/**
 * Withdraws what an organisation vouched for: sessions in its workspace end, and those elsewhere no longer open it.
 * Notifies every node and returns the ids of the sessions.
 */
export async function removeVouches(ctx: Context, { userId, workspaceId }: VouchedPerson): Promise<string[]> {
  const vouched = sql`user_id = ${userId} and vouched_by = ${workspaceId}`
  const rows = await ctx.db.many<{ id: string }>(sql`
    with gone as (delete from sessions where ${vouched} and workspace_id = ${workspaceId} returning id),
    kept as (
      update sessions set vouched_by = null, vouch_asked_at = null
      where ${vouched} and workspace_id <> ${workspaceId} returning id),
    changed as (select id from gone union all select id from kept)
    select id, pg_notify('vireo_credentials', id)::text from changed`)
  return rows.map(({ id }) => id)
}
