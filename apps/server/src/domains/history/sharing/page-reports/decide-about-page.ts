import type { Input } from '@vireo/contracts/kit'
import type { DecidedPage, pageReportEndpoints } from '@vireo/contracts/sharing'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { noteDecision } from '../reports/note-decision.ts'
import type { PageCaseRow } from '../tables.ts'
import { decidePage, describePages } from './hooks.ts'
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
    if (decision !== 'dismiss') {
      // What changes a page is written down by whose page it is.
      await ctx.hooks.gather(decidePage, ctx, { kind: page.kind, id: page.id, isDown: decision === 'take-down' })
      return newest(ctx, asked)
    }
    if (before.state !== 'open') return before
    await settlePage(ctx, page, { state: 'dismissed', changed: false })
    await noteDecision(ctx, page.workspaceId, {
      action: 'sharing.reports-dismissed',
      target: { kind: `${page.kind}-page`, id: page.id },
      details: { name: described.title, reports_closed: before.reports },
    })
    return newest(ctx, asked)
  })
}

/** Finds the newest case of the page that another one is about; of a page without a newer one that is it. */
async function newest(ctx: TransactionContext, row: PageCaseRow): Promise<PageCaseRow> {
  return (await holdNewestPageCase(ctx, row)) ?? row
}
