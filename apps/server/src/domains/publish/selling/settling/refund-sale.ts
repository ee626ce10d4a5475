import type { Input } from '@vireo/contracts/kit'
import { type Sale, type sellingEndpoints, sellingLimits } from '@vireo/contracts/selling'
import { beginAttempt } from '#identity'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findSale, forgetRefundIntent, keepRefundIntent } from '../purchases/sale-store.ts'
import type { RefundIntent, SaleRow } from '../tables.ts'
import { giveBack } from './give-back.ts'
import { syncSale } from './sync-sale.ts'

const dayMs = 24 * 3_600_000

/**
 * Gives the money of a sale back, for as long as none of it can have been paid out: whoever was paid, and let a friend have it back,
 * would have it twice. Throws `sale_not_found`, `sale_refund_over`, `sale_not_refundable`, and
 * `too_many_attempts` to a workspace that gave as many back in a day as one does: each costs a fee that nobody gives back.
 */
export async function refundSale(
  ctx: With<'sales' | 'settings' | 'vault'>,
  { sale_id: id }: Input<typeof sellingEndpoints.refundSale>,
): Promise<SaleRow> {
  const sale = await getSold(ctx, id)
  assertInTime(ctx, sale)
  await giveBackCounted(ctx, sale)
  await syncSale(ctx, id)
  return getSold(ctx, id)
}

/**
 * Gives a sale back as one of the few that a workspace does in a day; what came to nothing is none of them. Who does it is kept before
 * the provider is asked, and written down with what it says then.
 */
async function giveBackCounted(ctx: With<'sales'>, sale: SaleRow): Promise<void> {
  const { id, workspace_id: workspaceId } = sale
  const attempt = await beginAttempt(ctx, 'saleRefund', workspaceId)
  try {
    await keepRefundIntent(ctx, id, intentOf(ctx, sale))
    await giveBack(ctx, id)
  } catch (error) {
    // Who does not answer may have done it all the same.
    if (error instanceof AppError && error.entry.status < 500) await forgetRefundIntent(ctx, id, ctx.requestId)
    await attempt.withdrawn()
    throw error
  }
}

function intentOf({ requestId, actor, client }: Context, { refunded_minor: refundedMinor }: SaleRow): RefundIntent {
  const { kind, userId, apiKeyId, sessionId } = actor
  return {
    requestId,
    actor: { kind, userId, ...(apiKeyId && { apiKeyId }), ...(sessionId && { sessionId }) },
    client: { address: client.address, userAgent: client.userAgent },
    refundedMinor,
  }
}

async function getSold(ctx: With<'sales'>, id: string): Promise<SaleRow> {
  const sale = await findSale(ctx, id)
  if (sale?.workspace_id !== ctx.workspaceId || sale.state !== 'paid') throw new AppError('sale_not_found')
  return sale
}

function assertInTime(ctx: With<'sales'>, { paid_at: paidAt, created_at: begunAt }: SaleRow): void {
  const endsAt = (paidAt ?? begunAt).getTime() + sellingLimits.refundableForDays * dayMs
  if (ctx.now().getTime() >= endsAt) throw new AppError('sale_refund_over')
}

/** Presents a sale to whose work it was. */
export function presentSale(sale: SaleRow): Sale {
  return {
    sale_id: sale.id,
    refunded_cents: sale.refunded_minor,
    price: { amount_cents: sale.amount_minor, currency: sale.currency },
  }
}
