import type { HistoryItemId, ShareCaseId, ShareLinkId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { CaseRow, ReportRow } from '../tables.ts'

const columns = raw('id, workspace_id, share_link_id, state, reports, opened_at, decided_at')

/** Writes what somebody reported. */
export async function insertReport(ctx: Context, row: ReportRow): Promise<void> {
  await ctx.db.run(sql`
    insert into share_reports (id, workspace_id, share_link_id, reason, message, created_at, share_case_id)
    values (${row.id}, ${row.workspace_id}, ${row.share_link_id}, ${row.reason}, ${row.message}, ${row.created_at},
      ${row.share_case_id})`)
}

/** Counts one more report in the open case of a link, which begins with the first one. */
export function noteReported(
  ctx: Context,
  row: Omit<CaseRow, 'state' | 'reports' | 'decided_at'>,
): Promise<Pick<CaseRow, 'id' | 'reports'>> {
  return ctx.db.one(sql`
    insert into share_cases (id, workspace_id, share_link_id, state, reports, opened_at)
    values (${row.id}, ${row.workspace_id}, ${row.share_link_id}, 'open', 1, ${row.opened_at})
    on conflict (share_link_id) where state = 'open' do update set reports = share_cases.reports + 1
    returning id, reports`)
}

/** Tells whether somebody reported a link of this recording, and nobody has decided yet. */
export async function isUndecided(ctx: Context, { id }: { readonly id: HistoryItemId }): Promise<boolean> {
  const { found } = await ctx.db.one<{ found: boolean }>(sql`
    select exists (
      select from share_cases c join share_links l on l.id = c.share_link_id
      where l.history_item_id = ${id} and c.state = 'open'
    ) as found`)
  return found
}

export type CasePage = {
  readonly state: 'open' | 'decided'
  /** The id of the last one of the page before. */
  readonly cursor: string | undefined
  readonly limit: number
}

/** Lists cases of all workspaces: open ones the oldest first, decided ones the newest first. */
export function listCases(ctx: Context, { state, cursor, limit }: CasePage): Promise<CaseRow[]> {
  return state === 'open'
    ? ctx.db.many(sql`
        select ${columns} from share_cases where state = 'open' and id > ${cursor ?? ''} order by id limit ${limit}`)
    : ctx.db.many(sql`
        select ${columns} from share_cases where state <> 'open' and id < ${cursor ?? '~'} order by id desc limit ${limit}`)
}

/** Lists what was said in each of some cases, the newest first, so many of each at most. */
export function listReportsIn(ctx: Context, caseIds: readonly ShareCaseId[], limit: number): Promise<ReportRow[]> {
  return ctx.db.many(sql`
    select r.id, r.workspace_id, r.share_link_id, r.reason, r.message, r.created_at, r.share_case_id
    from unnest(${caseIds}::text[]) as wanted (id), lateral (
      select * from share_reports where share_case_id = wanted.id order by id desc limit ${limit}) r`)
}

/** Finds the newest case of a link, and holds it until the transaction ends. */
export function holdNewestCase(ctx: Context, linkId: ShareLinkId): Promise<CaseRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from share_cases where share_link_id = ${linkId} order by id desc limit 1 for update`)
}

/** Writes a case as it is now. */
export async function saveCase(ctx: Context, row: CaseRow): Promise<void> {
  await ctx.db.run(sql`
    insert into share_cases (${columns})
    values (${row.id}, ${row.workspace_id}, ${row.share_link_id}, ${row.state}, ${row.reports}, ${row.opened_at},
      ${row.decided_at})
    on conflict (id) do update set state = excluded.state, decided_at = excluded.decided_at`)
}
