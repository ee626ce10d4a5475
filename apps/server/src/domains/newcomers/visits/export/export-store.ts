import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { VisitEventRow } from '../tables.ts'

/** Lists the oldest events that may leave and have not yet. */
export function listToExport(ctx: Context, limit: number): Promise<VisitEventRow[]> {
  return ctx.db.many(sql`
    select id, name, happened_at, visitor_id, path, source, country, user_id, workspace_id, fact_id, may_leave, exported_at
    from visit_events where may_leave and exported_at is null order by happened_at, id limit ${limit}`)
}

/** Notes that events were told. */
export async function markExported(ctx: Context, ids: readonly string[]): Promise<void> {
  await ctx.db.run(sql`update visit_events set exported_at = ${ctx.now()} where id = any(${ids})`)
}
