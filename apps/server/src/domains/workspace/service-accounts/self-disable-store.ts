import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Finds whether keys of the caller's workspace may disable themselves; null leaves it to the plan. */
export async function findSelfDisable(ctx: Context): Promise<boolean | null> {
  const row = await ctx.db.maybe<{ third_party_disable_allowed: boolean | null }>(sql`
    select third_party_disable_allowed from service_account_settings where workspace_id = ${ctx.workspaceId}`)
  return row?.third_party_disable_allowed ?? null
}

/** Stores whether keys of the caller's workspace may disable themselves; null leaves it to the plan. */
export async function storeSelfDisable(ctx: Context, allowed: boolean | null): Promise<void> {
  await ctx.db.run(sql`
    insert into service_account_settings (workspace_id, third_party_disable_allowed)
    values (${ctx.workspaceId}, ${allowed})
    on conflict (workspace_id) do update set third_party_disable_allowed = excluded.third_party_disable_allowed`)
}
