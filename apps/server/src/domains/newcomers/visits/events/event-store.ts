import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { VisitEventRow } from '../tables.ts'

/** Writes down events; one that was noted before, for the same fact, person or workspace, changes nothing. */
export async function insertEvents(ctx: Context, rows: readonly VisitEventRow[]): Promise<void> {
  await ctx.db.run(sql`
    insert into visit_events (id, name, happened_at, visitor_id, path, source, country, user_id, workspace_id, fact_id, may_leave)
    select id, name, happened_at, visitor_id, path, source, country, user_id, workspace_id, fact_id, may_leave
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told(id text, name text, happened_at timestamptz,
      visitor_id text, path text, source text, country text, user_id text, workspace_id text, fact_id text, may_leave boolean)
    on conflict do nothing`)
}

/** Reports whether somebody signed up while this was counted, and has generated nothing since. */
export async function awaitsFirstGeneration(ctx: Context, userId: UserId): Promise<boolean> {
  const { awaited } = await ctx.db.one<{ awaited: boolean }>(sql`
    select exists (select from visit_events where user_id = ${userId} and name = 'signed_up')
      and not exists (select from visit_events where user_id = ${userId} and name = 'first_generation') as awaited`)
  return awaited
}

/** Lists what was noted about an account, for its person to take along. */
export function listEventsOf(ctx: Context, userId: UserId): Promise<Pick<VisitEventRow, 'name' | 'happened_at'>[]> {
  return ctx.db.many(sql`
    select name, happened_at from visit_events where user_id = ${userId} order by happened_at`)
}

/** Removes what happened before an instant. */
export async function removeEventsBefore(ctx: Context, instant: Date): Promise<void> {
  await ctx.db.run(sql`delete from visit_events where happened_at < ${instant}`)
}
