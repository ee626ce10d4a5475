import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { sumOpenReservations, updateAccount } from '../account-store.ts'
import { creditsOf, unspentOf } from '../periods/month-of-credits.ts'
import { lockCurrentAccount } from '../periods/renew-period.ts'

/**
 * Says what is left of the paid credits of this month, of how many in a whole one, and remembers it: what is spent from
 * now on was left when a change began that gives money back for it. Null where credits are not counted or not paid.
 */
export function quoteUnspent(ctx: Context): Promise<{ readonly credits: number; readonly of: number } | null> {
  return transaction(ctx, async (ctx) => {
    const account = await lockCurrentAccount(ctx, ctx.workspaceId)
    if (account.paid_until === null || account.extension_credits === null) return null
    const reserved = await sumOpenReservations(ctx, ctx.workspaceId)
    await updateAccount(ctx, { ...account, used_at_quote: account.used_credits - reserved })
    return { credits: unspentOf(account, reserved), of: creditsOf(account) }
  })
}

/** Forgets the quote of unspent credits for a change that was not made. */
export function forgetQuote(ctx: Context): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const account = await lockCurrentAccount(ctx, ctx.workspaceId)
    if (account.used_at_quote !== null) await updateAccount(ctx, { ...account, used_at_quote: null })
  })
}
