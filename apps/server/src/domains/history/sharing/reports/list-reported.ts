import type { Input } from '@vireo/contracts/kit'
import type { ReportedPage, ReportedRecording, sharingEndpoints } from '@vireo/contracts/sharing'
import { type Context, system } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { unixSeconds, unixSecondsOrNull } from '#kernel/formats/unix-seconds.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { addressOf } from '../links/link-token.ts'
import { findLinks } from '../links/link-store.ts'
import { titleOf, voicesOf } from '../page/title-of.ts'
import { readVisited, type Visited } from '../page/find-visited.ts'
import type { CaseRow, LinkRow, ReportRow } from '../tables.ts'
import { type CasePage, listCases, listReportsIn } from './report-store.ts'

/** So many of what was said about each: more would bury the others. */
const shownMax = 5

export type Reported = {
  readonly row: CaseRow
  readonly reports: readonly ReportRow[]
  readonly link: LinkRow
  /** Undefined where its page does not open for another reason than that it was taken down. */
  readonly visited: Visited | undefined
  readonly address: string | undefined
}
export type ReportedCases = { readonly cases: readonly Reported[]; readonly nextCursor: string | null }

/** Lists what people reported, for whoever runs the instance. Throws `operator_only` and `invalid_cursor`. */
export async function listReported(
  ctx: With<'settings' | 'vault'>,
  { state, cursor, page_size: limit }: Input<typeof sharingEndpoints.listReported>,
): Promise<ReportedCases> {
  await requireOperator(ctx)
  if (cursor && !/^case_[0-9a-z]{26}$/u.test(cursor)) throw new AppError('invalid_cursor', { param: 'cursor' })
  return pageOfReported(ctx, { state, cursor: cursor ?? undefined, limit })
}

/** Reads a page of what people reported about links of all workspaces. */
export async function pageOfReported(ctx: With<'settings' | 'vault'>, page: CasePage): Promise<ReportedCases> {
  const rows = await listCases(ctx, { ...page, limit: page.limit + 1 })
  const shown = rows.slice(0, page.limit)
  const [links, reports] = await Promise.all([
    findLinks(
      ctx,
      shown.map((row) => row.share_link_id),
    ),
    listReportsIn(
      ctx,
      shown.map((row) => row.id),
      shownMax,
    ),
  ])
  const byId = new Map(links.map((link) => [link.id, link]))
  const cases: Reported[] = []
  for (const row of shown) {
    const link = byId.get(row.share_link_id)
    // A link that went with its recording in this moment has taken its cases along.
    if (!link) continue
    const said = reports.filter((report) => report.share_case_id === row.id)
    cases.push({ row, link, reports: said, ...(await whatIsThere(ctx, link)) })
  }
  return { cases, nextCursor: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null }
}

async function whatIsThere(
  ctx: Context & With<'settings' | 'vault'>,
  link: LinkRow,
): Promise<Pick<Reported, 'visited' | 'address'>> {
  // What was taken down is named all the same, so that it can be decided anew.
  const visited = await readVisited({ ...ctx, actor: system }, { ...link, taken_down_at: null })
  return { visited, address: link.taken_down_at === null && visited ? addressOf(ctx, link) : undefined }
}

/** Presents a page of what was reported. Of what stands behind a password nothing is told, nor by whom it is. */
export function presentReported({ cases, nextCursor }: ReportedCases): ReportedPage {
  return { recordings: cases.map(presentCase), has_more: nextCursor !== null, next_cursor: nextCursor }
}

function presentCase({ row, reports, link, visited, address }: Reported): ReportedRecording {
  const isPlain = link.password_hash === null
  return {
    share_case_id: row.id,
    share_link_id: link.id,
    workspace_id: link.workspace_id,
    state: row.state,
    report_count: row.reports,
    opened_at_unix: unixSeconds(row.opened_at),
    decided_at_unix: unixSecondsOrNull(row.decided_at),
    share_link: address ?? null,
    has_password: !isPlain,
    title: (isPlain && visited && titleOf(visited.item)) || null,
    voice_name: (isPlain && visited && voicesOf(visited.item)) || null,
    public_user_name: (isPlain && visited?.publicName) || null,
    reports: reports.map(({ id, reason, message, created_at: at }) => ({
      share_report_id: id,
      reason,
      message,
      created_at_unix: unixSeconds(at),
    })),
  }
}
