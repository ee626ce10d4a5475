import type { TransactionContext } from '#kernel/context.ts'
import type { PageCaseRow } from '../tables.ts'
import type { ReportedPage } from './hooks.ts'
import { holdNewestPageCase, savePageCase } from './page-case-store.ts'

/**
 * Writes what was decided about a page into its case, where that changed something or closes what was reported. A page that nobody
 * reported gets one, so that it is found among what was decided.
 */
export async function settlePage(
  ctx: TransactionContext,
  { kind, id, workspaceId }: ReportedPage,
  { state, changed }: { readonly state: Exclude<PageCaseRow['state'], 'open'>; readonly changed: boolean },
): Promise<void> {
  const page = { page_kind: kind, page_id: id }
  const newest = await holdNewestPageCase(ctx, page)
  if (!changed && (newest?.state !== 'open' || state === 'restored')) return
  const at = ctx.now()
  const begun = { id: ctx.newId('pageCase'), workspace_id: workspaceId, ...page, reports: 0, opened_at: at }
  await savePageCase(ctx, { ...(newest ?? begun), state, decided_at: at })
}
