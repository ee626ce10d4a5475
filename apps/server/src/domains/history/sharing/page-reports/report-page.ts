import { ShareReport } from '@vireo/contracts/sharing'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { beginAttempt } from '#identity'
import { isTooOften } from '../page/is-too-often.ts'
import { reportsKeptMax } from '../reports/report-recording.ts'
import type { PageReportRow } from '../tables.ts'
import type { ReportedPage } from './hooks.ts'
import { insertPageReport, notePageReported } from './page-case-store.ts'
import { reportWordsFor } from './words-for.ts'

/** Keeps what somebody outside says about a page, and what they are told. It hides nothing; how often is limited. */
export async function reportPage(
  ctx: Context,
  page: ReportedPage,
  rawBody: Uint8Array,
): Promise<{ readonly lead: string; readonly status: number }> {
  const words = reportWordsFor(ctx, page.kind)
  const form = new URLSearchParams(Buffer.from(rawBody).toString('utf8'))
  const report = ShareReport.safeParse(Object.fromEntries(form))
  if (!report.success || report.data.message.includes('\0')) return { lead: words.reason, status: 422 }
  try {
    await beginAttempt(ctx, 'shareReport', `${page.kind}:${page.id}`)
  } catch (error) {
    if (!isTooOften(error)) throw error
    return { lead: words.often, status: 429 }
  }
  await keepReport(ctx, page, report.data)
  return { lead: words.sent, status: 200 }
}

function keepReport(
  ctx: Context,
  { kind, id, workspaceId }: ReportedPage,
  said: Pick<PageReportRow, 'reason' | 'message'>,
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const of = { workspace_id: workspaceId }
    const page = { page_kind: kind, page_id: id, opened_at: ctx.now() }
    const reported = await notePageReported(ctx, { id: ctx.newId('pageCase'), ...of, ...page })
    if (reported.reports > reportsKeptMax) return
    const row = { id: ctx.newId('pageReport'), ...of, page_case_id: reported.id, created_at: ctx.now() }
    await insertPageReport(ctx, { ...row, ...said })
  })
}
