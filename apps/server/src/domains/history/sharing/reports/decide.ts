import type { ShareLinkId } from '@vireo/contracts/kit'
import type { DecidedLink, shareDecisions } from '@vireo/contracts/sharing'
import type { z } from 'zod'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { endTakenDown } from '../hooks.ts'
import { holdLink, saveLink } from '../links/link-store.ts'
import { forgetPages } from '../page/remembered-pages.ts'
import type { CaseRow, LinkRow } from '../tables.ts'
import { noteDecision } from './note-decision.ts'
import { holdNewestCase, saveCase } from './report-store.ts'

export type Decision = (typeof shareDecisions)[number]

const acts = {
  'take-down': 'sharing.link-taken-down',
  restore: 'sharing.link-restored',
  dismiss: 'sharing.reports-dismissed',
} as const
const states = { 'take-down': 'taken_down', restore: 'restored', dismiss: 'dismissed' } as const

type Decided = { readonly linkId: ShareLinkId; readonly decision: Decision }

/** Decides about a link on the screen of whoever runs the instance. Throws `operator_only`. */
export async function decide(
  ctx: With<'settings'>,
  { share_link_id: linkId, decision }: { readonly share_link_id: ShareLinkId; readonly decision: Decision },
): Promise<LinkRow> {
  await requireOperator(ctx)
  return decideAboutLink(ctx, { linkId, decision })
}

/** Presents a link about which was decided. */
export function presentDecided({ id, taken_down_at: at }: LinkRow): z.infer<typeof DecidedLink> {
  return { share_link_id: id, is_taken_down: at !== null }
}

/**
 * Decides about a link: out of public view at once, back again, or that nothing is wrong with it. A decision that changes something is
 * written into the audit log of its workspace, and that of whoever made it. Throws `share_link_not_found`.
 */
export function decideAboutLink(ctx: Context, { linkId, decision }: Decided): Promise<LinkRow> {
  return transaction(ctx, async (ctx) => {
    const before = await holdLink(ctx, linkId)
    if (!before) throw new AppError('share_link_not_found')
    const newest = await holdNewestCase(ctx, linkId)
    const isDown = before.taken_down_at !== null
    const isOpen = newest?.state === 'open'
    const changes = { 'take-down': !isDown || isOpen, restore: isDown, dismiss: isOpen }[decision]
    if (!changes) return before
    const takenDownAt = { 'take-down': before.taken_down_at ?? ctx.now(), restore: null, dismiss: before.taken_down_at }
    const link = { ...before, taken_down_at: takenDownAt[decision] }
    await saveLink(ctx, link)
    if (decision === 'take-down')
      await ctx.hooks.gather(endTakenDown, ctx, {
        workspaceId: link.workspace_id,
        historyItemId: link.history_item_id,
      })
    ctx.afterCommit(forgetPages)
    const of = newest ?? unreported(ctx, link)
    await saveCase(ctx, { ...of, state: states[decision], decided_at: ctx.now() })
    await note(ctx, link, { decision, reports: isOpen ? of.reports : 0 })
    return link
  })
}

/** Begins the case of a link that nobody reported, for what is decided about it. */
function unreported(ctx: TransactionContext, { id, workspace_id }: LinkRow): CaseRow {
  const at = ctx.now()
  const of = { id: ctx.newId('shareCase'), workspace_id, share_link_id: id }
  return { ...of, state: 'open', reports: 0, opened_at: at, decided_at: null }
}

/** Writes down what was decided: whoever did it reads of the link, its workspace of the recording. */
function note(
  ctx: TransactionContext,
  link: LinkRow,
  { decision, reports }: { readonly decision: Decision; readonly reports: number },
): Promise<void> {
  const act = { action: acts[decision], details: { reports_closed: reports } }
  return noteDecision(
    ctx,
    link.workspace_id,
    { ...act, target: { kind: 'history-item', id: link.history_item_id } },
    { ...act, target: { kind: 'share-link', id: link.id } },
  )
}
