import type { ShareLinkId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdLink, saveLink } from '../links/link-store.ts'
import { forgetVisited } from '../page/find-visited.ts'
import type { LinkRow } from '../tables.ts'
import { closeReports } from './report-store.ts'

/** What whoever runs the instance decides about a link. */
export const shareDecisions = ['take-down', 'restore', 'dismiss'] as const
export type ShareDecision = (typeof shareDecisions)[number]

const acts = {
  'take-down': 'sharing.link-taken-down',
  restore: 'sharing.link-restored',
  dismiss: 'sharing.reports-dismissed',
} as const

/**
 * Decides about a link: out of public view at once, back again, or that nothing is wrong with it. Every decision is written into the audit
 * log of its workspace and closes what was reported. Throws `share_link_not_found`.
 */
export function decideAboutLink(
  ctx: Context,
  { linkId, decision }: { readonly linkId: ShareLinkId; readonly decision: ShareDecision },
): Promise<LinkRow> {
  return transaction(ctx, async (ctx) => {
    const before = await holdLink(ctx, linkId)
    if (!before) throw new AppError('share_link_not_found')
    const takenDownAt = { 'take-down': ctx.now(), restore: null, dismiss: before.taken_down_at }[decision]
    const link = { ...before, taken_down_at: takenDownAt }
    await saveLink(ctx, link)
    ctx.afterCommit(forgetVisited)
    const closed = await closeReports(ctx, linkId)
    await writeAudit(ctx, {
      action: acts[decision],
      workspaceId: link.workspace_id,
      target: { kind: 'history-item', id: link.history_item_id },
      details: { reports_closed: closed },
    })
    return link
  })
}
