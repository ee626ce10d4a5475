import type { Input } from '@vireo/contracts/kit'
import type { DecidedPage, pageReportEndpoints } from '@vireo/contracts/sharing'
import { writeAudit } from '#kernel/audit.ts'
import { noClient } from '#kernel/client.ts'
import { type Context, system, type TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { PageCaseRow } from '../tables.ts'
import { decidePage, describePages, type ReportedPage } from './hooks.ts'
import { findPageCase, holdNewestPageCase } from './page-case-store.ts'
import { settlePage } from './settle-page.ts'

export type Decided = Input<typeof pageReportEndpoints.decideAboutPage>

/** Presents a case about which was decided. */
export function presentDecidedPage({ id, state }: PageCaseRow): DecidedPage {
  return { page_case_id: id, is_taken_down: state === 'taken_down' }
}

/**
 * Decides about a page that was reported: out of public view at once, back again, or that nothing is wrong with it. What changes
 * something is written into the log of its workspace, and into that of whoever decided. Throws `reported_page_not_found`.
 */
export function decideAboutPage(ctx: Context, { page_case_id: id, decision }: Decided): Promise<PageCaseRow> {
  return transaction(ctx, async (ctx) => {
    const asked = await findPageCase(ctx, id)
    const page = asked && { kind: asked.page_kind, id: asked.page_id, workspaceId: asked.workspace_id }
    const [described] = page ? (await ctx.hooks.gather(describePages, ctx, page.kind, [page.id])).flat() : []
    if (!page || !described) throw new AppError('reported_page_not_found')
    const before = await newest(ctx, asked)
    if (decision === 'dismiss') await settlePage(ctx, page, { state: 'dismissed', changed: false })
    else await ctx.hooks.gather(decidePage, ctx, { kind: page.kind, id: page.id, isDown: decision === 'take-down' })
    const after = await newest(ctx, asked)
    if (before.id === after.id && before.state === after.state) return after
    // What changes a page is written down by whose page it is.
    if (decision === 'dismiss')
      await noteDismissed(ctx, page, { name: described.title, reports_closed: before.reports })
    return after
  })
}

type Details = { readonly name: string; readonly reports_closed: number }

/** Writes down that reports were dismissed: for the workspace without who it was and from where, for whoever did it with both. */
async function noteDismissed(ctx: TransactionContext, page: ReportedPage, details: Details): Promise<void> {
  const entry = {
    action: 'sharing.reports-dismissed',
    target: { kind: `${page.kind}-page`, id: page.id },
    details,
  } as const
  const isPerson = ctx.actor.kind !== 'system'
  if (isPerson) await writeAudit(ctx, entry)
  if (isPerson && ctx.workspaceId === page.workspaceId) return
  await writeAudit({ ...ctx, actor: system, client: noClient }, { ...entry, workspaceId: page.workspaceId })
}

/** Finds the newest case of the page that another one is about; of a page without a newer one that is it. */
async function newest(ctx: TransactionContext, row: PageCaseRow): Promise<PageCaseRow> {
  return (await holdNewestPageCase(ctx, row)) ?? row
}
