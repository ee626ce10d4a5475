import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { ListenRow } from '../tables.ts'

/** Saves what was heard in one load of a player: a report that comes twice or late takes nothing back. */
export async function saveListen(ctx: Context, row: ListenRow): Promise<void> {
  await ctx.db.run(sql`
    insert into audio_native_listens (view_id, project_id, page_id, version_id, workspace_id, country, quarter_1, quarter_2,
      quarter_3, quarter_4, is_complete, started_at)
    values (${row.view_id}, ${row.project_id}, ${row.page_id}, ${row.version_id}, ${row.workspace_id}, ${row.country},
      ${row.quarter_1}, ${row.quarter_2}, ${row.quarter_3}, ${row.quarter_4}, ${row.is_complete}, ${row.started_at})
    on conflict (view_id) do update set
      quarter_1 = greatest(audio_native_listens.quarter_1, excluded.quarter_1),
      quarter_2 = greatest(audio_native_listens.quarter_2, excluded.quarter_2),
      quarter_3 = greatest(audio_native_listens.quarter_3, excluded.quarter_3),
      quarter_4 = greatest(audio_native_listens.quarter_4, excluded.quarter_4),
      is_complete = audio_native_listens.is_complete or excluded.is_complete`)
}

/** Removes what was heard before an instant. */
export async function removeListensBefore(ctx: Context, instant: Date): Promise<void> {
  await ctx.db.run(sql`delete from audio_native_listens where started_at < ${instant}`)
}
