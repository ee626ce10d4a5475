import type { HistoryItemId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { getOwnItem } from '#history'
import { forgetPages } from '../page/remembered-pages.ts'
import { holdLinkOf, saveLink } from './link-store.ts'

/** Ends the link to one of the caller's recordings at once, for good. Throws `share_link_not_found`. */
export async function revokeLink(ctx: Context, input: { readonly history_item_id: HistoryItemId }): Promise<void> {
  await getOwnItem(ctx, input)
  await transaction(ctx, async (ctx) => {
    const link = await holdLinkOf(ctx, input.history_item_id)
    if (!link || link.revoked_at !== null) throw new AppError('share_link_not_found')
    await saveLink(ctx, { ...link, revoked_at: ctx.now() })
    ctx.afterCommit(forgetPages)
    await writeAudit(ctx, {
      action: 'sharing.link-revoked',
      target: { kind: 'history-item', id: link.history_item_id },
    })
  })
}
