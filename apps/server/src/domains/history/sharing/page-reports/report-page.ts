import type { Context } from '#kernel/context.ts'
import { beginAttempt } from '#identity'
import { transaction } from '#kernel/transaction.ts'
import { readReport, reportsKeptMax } from '../reports/read-report.ts'
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
  const { said, refused } = await readReport(ctx, `${page.kind}:${page.id}`, rawBody)
  if (refused) return { lead: words[refused.word], status: refused.status }
  await keepReport(ctx, page, said)
  return { lead: words.sent, status: 200 }
}

/** Keeps what somebody inside says about what others published. It hides nothing; how often is limited, as it is outside. */
export async function reportInside(
  ctx: Context,
  page: ReportedPage,
  said: Pick<PageReportRow, 'reason' | 'message'>,
): Promise<void> {
  await beginAttempt(ctx, 'shareReport', `${page.kind}:${page.id}`)
  await keepReport(ctx, page, said)
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
