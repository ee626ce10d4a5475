import sql, { empty, raw } from 'sql-template-tag'
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

export type HeardIn = { readonly from: Date; readonly until: Date; readonly projectId: string | undefined }
export type HeardRow = {
  readonly key: string | null
  readonly plays: number
  readonly completed: number
  readonly seconds: number
}

/** What heard sounds are put together by. */
const groupings = {
  day: raw(`to_char(started_at at time zone 'UTC', 'YYYY-MM-DD')`),
  country: raw('country'),
  page: raw('page_id'),
} as const

const heard = raw(`count(*) as plays, count(*) filter (where is_complete) as completed,
  coalesce(sum(quarter_1 + quarter_2 + quarter_3 + quarter_4), 0)::bigint as seconds`)

function within(ctx: Context, { from, until, projectId }: HeardIn) {
  return sql`workspace_id = ${ctx.workspaceId} and started_at >= ${from} and started_at < ${until}
    ${projectId === undefined ? empty : sql`and project_id = ${projectId}`}`
}

/** Adds up what was heard in a time for each day, country or page; the most heard first. */
export function listHeard(
  ctx: Context,
  asked: HeardIn & { readonly by: keyof typeof groupings; readonly limit: number },
): Promise<HeardRow[]> {
  return ctx.db.many(sql`
    select ${groupings[asked.by]} as key, ${heard} from audio_native_listens where ${within(ctx, asked)}
    group by 1 order by plays desc, 1 limit ${asked.limit}`)
}

export type HeardQuarters = { readonly [Quarter in 'q1' | 'q2' | 'q3' | 'q4']: number }

/** Adds up the seconds that were heard of each quarter. */
export function sumQuarters(ctx: Context, asked: HeardIn): Promise<HeardQuarters> {
  return ctx.db.one(sql`
    select coalesce(sum(quarter_1), 0)::bigint as q1, coalesce(sum(quarter_2), 0)::bigint as q2,
      coalesce(sum(quarter_3), 0)::bigint as q3, coalesce(sum(quarter_4), 0)::bigint as q4
    from audio_native_listens where ${within(ctx, asked)}`)
}

export type HeardLine = HeardRow & { readonly day: string; readonly page_id: string; readonly country: string | null }

/** Lists what was heard of each page in each country on one day. */
export function listHeardOn(ctx: Context, asked: HeardIn): Promise<HeardLine[]> {
  return ctx.db.many(sql`
    select ${groupings.day} as day, page_id, country, null as key, ${heard}
    from audio_native_listens where ${within(ctx, asked)} group by 1, 2, 3 order by 1, 2, 3`)
}

/** Finds what pages are called and where they are. */
export function listNamesOf(
  ctx: Context,
  pageIds: readonly string[],
): Promise<{ readonly id: string; readonly address: string | null; readonly title: string | null }[]> {
  return ctx.db.many(sql`
    select page.id, page.address, coalesce(page.title, version.title) as title
    from audio_native_pages page left join audio_native_versions version on version.id = page.published_version_id
    where page.id = any(${pageIds}) and page.workspace_id = ${ctx.workspaceId}`)
}
