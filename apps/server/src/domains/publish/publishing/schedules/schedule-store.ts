import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { ScheduleRow } from '../tables.ts'

const columns = raw('id, workspace_id, release_at, asked_by, asked_key, tried_at, error_code, created_at')

/** Keeps when a work is to be released, in place of what was planned before. */
export async function saveSchedule(ctx: Context, row: ScheduleRow): Promise<void> {
  await ctx.db.run(sql`
    insert into publishing_schedules (${columns})
    values (${row.id}, ${row.workspace_id}, ${row.release_at}, ${row.asked_by}, ${row.asked_key}, ${row.tried_at}, ${row.error_code},
      ${row.created_at})
    on conflict (id) do update set release_at = excluded.release_at, asked_by = excluded.asked_by,
      asked_key = excluded.asked_key, tried_at = excluded.tried_at, error_code = excluded.error_code, created_at = excluded.created_at`)
}

/** Lists what is planned for works of the caller's workspace, and what could not be done of it. */
export function listSchedules(ctx: Context, workIds: readonly string[]): Promise<ScheduleRow[]> {
  return ctx.db.many(sql`
    select ${columns} from publishing_schedules where workspace_id = ${ctx.workspaceId} and id = any(${workIds})`)
}

/** Lists what is due, one of each workspace before the second of any: what one waits for keeps no other waiting. */
export function listDue(ctx: Context, limit: number): Promise<ScheduleRow[]> {
  return ctx.db.many(sql`
    select ${columns} from (
      select *, row_number() over (partition by workspace_id order by release_at, id) as turn
      from publishing_schedules where error_code is null and release_at <= ${ctx.now()}
    ) as due order by turn, release_at, id limit ${limit}`)
}

/** Notes that a release is tried, unless it was before. */
export async function noteTried(ctx: Context, { id, release_at: releaseAt }: ScheduleRow): Promise<void> {
  await ctx.db.run(sql`
    update publishing_schedules set tried_at = ${ctx.now()}
    where id = ${id} and workspace_id = ${ctx.workspaceId} and release_at = ${releaseAt} and tried_at is null`)
}

/** Forgets what is planned for a work of the caller's workspace. Tells whether anything was. */
export async function forgetSchedule(ctx: Context, workId: string): Promise<boolean> {
  const gone = await ctx.db.many(sql`
    delete from publishing_schedules where id = ${workId} and workspace_id = ${ctx.workspaceId} returning id`)
  return gone.length > 0
}
