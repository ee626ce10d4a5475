import type { Input } from '@vireo/contracts/kit'
import {
  reportedPageKinds,
  type ReportedPageCase,
  type ReportedPageCases,
  type pageReportEndpoints,
} from '@vireo/contracts/sharing'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { unixSeconds, unixSecondsOrNull } from '#kernel/formats/unix-seconds.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import type { CasePage } from '../reports/report-store.ts'
import type { PageCaseRow, PageReportRow } from '../tables.ts'
import { describePages, type PageDescription } from './hooks.ts'
import { listPageCases, listPageReportsIn } from './page-case-store.ts'

/** So many of what was said about each: more would bury the others. */
const shownMax = 5

type Listed = { readonly pages: readonly ReportedPageCase[]; readonly nextCursor: string | null }

/** Lists which pages people reported, for whoever runs the instance. Throws `operator_only` and `invalid_cursor`. */
export async function listReportedPages(
  ctx: With<'settings'>,
  { state, cursor, page_size: limit }: Input<typeof pageReportEndpoints.listReportedPages>,
): Promise<Listed> {
  await requireOperator(ctx)
  if (cursor && !/^pcase_[0-9a-z]{26}$/u.test(cursor)) throw new AppError('invalid_cursor', { param: 'cursor' })
  return pageOfReportedPages(ctx, { state, cursor: cursor ?? undefined, limit })
}

/** Reads a page of what people reported about works and profiles of everybody. */
export async function pageOfReportedPages(ctx: With<'settings'>, page: CasePage): Promise<Listed> {
  const rows = await listPageCases(ctx, { ...page, limit: page.limit + 1 })
  const shown = rows.slice(0, page.limit)
  const ids = shown.map((row) => row.id)
  const [known, reports] = await Promise.all([describe(ctx, shown), listPageReportsIn(ctx, ids, shownMax)])
  const pages: ReportedPageCase[] = []
  for (const row of shown) {
    const described = known.get(keyOf(row.page_kind, row.page_id))
    // What went in this moment has taken its cases along.
    if (!described) continue
    const said = reports.filter((report) => report.page_case_id === row.id)
    pages.push(present(row, { described, said, contentUrl: ctx.ports.settings.contentUrl }))
  }
  return { pages, nextCursor: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null }
}

/** Presents a page of what was reported. */
export function presentReportedPages({ pages, nextCursor }: Listed): ReportedPageCases {
  return { pages: [...pages], has_more: nextCursor !== null, next_cursor: nextCursor }
}

function keyOf(kind: string, id: string): string {
  return `${kind} ${id}`
}

async function describe(ctx: Context, rows: readonly PageCaseRow[]): Promise<ReadonlyMap<string, PageDescription>> {
  const known = new Map<string, PageDescription>()
  for (const kind of reportedPageKinds) {
    const ids = rows.filter((row) => row.page_kind === kind).map((row) => row.page_id)
    if (ids.length === 0) continue
    for (const one of (await ctx.hooks.gather(describePages, ctx, kind, [...new Set(ids)])).flat())
      known.set(keyOf(kind, one.id), one)
  }
  return known
}

type Around = {
  readonly described: PageDescription
  readonly said: readonly PageReportRow[]
  readonly contentUrl: URL
}

function present(row: PageCaseRow, { described, said, contentUrl }: Around): ReportedPageCase {
  return {
    page_case_id: row.id,
    page_kind: row.page_kind,
    page_id: row.page_id,
    workspace_id: row.workspace_id,
    state: row.state,
    report_count: row.reports,
    opened_at_unix: unixSeconds(row.opened_at),
    decided_at_unix: unixSecondsOrNull(row.decided_at),
    address: described.path === null ? null : new URL(described.path, contentUrl).href,
    title: described.title,
    by: described.by,
    reports: said.map(({ id, reason, message, created_at: at }) => ({
      page_report_id: id,
      reason,
      message,
      created_at_unix: unixSeconds(at),
    })),
  }
}
