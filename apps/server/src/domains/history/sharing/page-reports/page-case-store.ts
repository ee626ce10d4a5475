import type { PageCaseId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { CasePage } from '../reports/report-store.ts'
import type { PageCaseRow, PageReportRow } from '../tables.ts'

const columns = raw('id, workspace_id, page_kind, page_id, state, reports, opened_at, decided_at')

type Page = Pick<PageCaseRow, 'page_kind' | 'page_id'>

/** Counts one more report in the open case of a page, which begins with the first one. */
export function notePageReported(
  ctx: Context,
  row: Omit<PageCaseRow, 'state' | 'reports' | 'decided_at'>,
): Promise<Pick<PageCaseRow, 'id' | 'reports'>> {
  return ctx.db.one(sql`
    insert into page_cases (id, workspace_id, page_kind, page_id, state, reports, opened_at)
    values (${row.id}, ${row.workspace_id}, ${row.page_kind}, ${row.page_id}, 'open', 1, ${row.opened_at})
    on conflict (page_kind, page_id) where state = 'open' do update set reports = page_cases.reports + 1
    returning id, reports`)
}

/** Tells whether one of these pages was reported, and nobody has decided yet. */
export async function isAnyUndecided(
  ctx: Context,
  { kind, ids }: { readonly kind: PageCaseRow['page_kind']; readonly ids: readonly string[] },
): Promise<boolean> {
  const { found } = await ctx.db.one<{ found: boolean }>(sql`
    select exists (
      select from page_cases where page_kind = ${kind} and page_id = any(${ids}::text[]) and state = 'open'
    ) as found`)
  return found
}

/** Writes what somebody reported. */
export async function insertPageReport(ctx: Context, row: PageReportRow): Promise<void> {
  await ctx.db.run(sql`
    insert into page_reports (id, workspace_id, page_case_id, reason, message, created_at)
    values (${row.id}, ${row.workspace_id}, ${row.page_case_id}, ${row.reason}, ${row.message}, ${row.created_at})`)
}

/** Lists cases of all workspaces: open ones the oldest first, decided ones the newest first. */
export function listPageCases(ctx: Context, { state, cursor, limit }: CasePage): Promise<PageCaseRow[]> {
  return state === 'open'
    ? ctx.db.many(sql`
        select ${columns} from page_cases where state = 'open' and id > ${cursor ?? ''} order by id limit ${limit}`)
    : ctx.db.many(sql`
        select ${columns} from page_cases where state <> 'open' and id < ${cursor ?? '~'} order by id desc limit ${limit}`)
}

/** Lists what was said in each of some cases, the newest first, so many of each at most. */
export function listPageReportsIn(
  ctx: Context,
  caseIds: readonly PageCaseId[],
  limit: number,
): Promise<PageReportRow[]> {
  return ctx.db.many(sql`
    select r.id, r.workspace_id, r.page_case_id, r.reason, r.message, r.created_at
    from unnest(${caseIds}::text[]) as wanted (id), lateral (
      select * from page_reports where page_case_id = wanted.id order by id desc limit ${limit}) r`)
}

/** Finds a case in whichever workspace. */
export function findPageCase(ctx: Context, id: PageCaseId): Promise<PageCaseRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from page_cases where id = ${id}`)
}

/** Finds the newest case of a page, and holds it until the transaction ends. */
export function holdNewestPageCase(ctx: Context, { page_kind, page_id }: Page): Promise<PageCaseRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from page_cases where page_kind = ${page_kind} and page_id = ${page_id}
    order by id desc limit 1 for update`)
}

/** Writes a case as it is now. */
export async function savePageCase(ctx: Context, row: PageCaseRow): Promise<void> {
  await ctx.db.run(sql`
    insert into page_cases (${columns})
    values (${row.id}, ${row.workspace_id}, ${row.page_kind}, ${row.page_id}, ${row.state}, ${row.reports},
      ${row.opened_at}, ${row.decided_at})
    on conflict (id) do update set state = excluded.state, decided_at = excluded.decided_at`)
}

/** Forgets what was reported about a page that is gone. */
export async function removeCasesOf(ctx: Context, kind: PageCaseRow['page_kind'], id: string): Promise<void> {
  await ctx.db.run(sql`delete from page_cases where page_kind = ${kind} and page_id = ${id}`)
}
