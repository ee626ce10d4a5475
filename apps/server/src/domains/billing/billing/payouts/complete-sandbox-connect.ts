import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { markSandboxDetails, type SandboxLinkRow, useSandboxLink } from './sandbox-payout-store.ts'
import { sandboxLinkHash } from './sandbox-payouts.ts'

export type Link = { readonly link_id: string }

/** Sets the account up, once for each link. Throws `connect_link_over`. */
export function completeSandboxConnect(ctx: Context, { link_id: id }: Link): Promise<SandboxLinkRow> {
  return transaction(ctx, async (ctx) => {
    const link = await useSandboxLink(ctx, sandboxLinkHash(id))
    if (!link) throw new AppError('connect_link_over')
    await markSandboxDetails(ctx, link.account_ref)
    return link
  })
}
