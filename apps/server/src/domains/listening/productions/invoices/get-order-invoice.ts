import type { Input } from '@vireo/contracts/kit'
import type { OrderInvoice, productionsEndpoints } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { nameOfWorkspace } from '#workspaces'
import { listMedia } from '../media/media-store.ts'
import { getOrderRow } from '../orders/hold-order.ts'
import { listItems } from '../orders/item-store.ts'
import { listPayments } from '../payments/payment-store.ts'

/**
 * Makes the invoice of an order of the caller’s workspace, of what was quoted and paid: it says the same whenever it is made, but for
 * what went back. Throws `production_order_not_found`, and `production_invoice_not_found` for what nobody paid.
 */
export async function getOrderInvoice(
  ctx: Context,
  { order_id: id }: Input<typeof productionsEndpoints.getInvoice>,
): Promise<OrderInvoice> {
  const order = await getOrderRow(ctx, id)
  const payment = (await listPayments(ctx, id)).find(({ paid_minor: paid }) => paid > 0)
  if (!payment || order.paid_at === null) throw new AppError('production_invoice_not_found')
  const recordings = new Map((await listMedia(ctx, id)).map((media) => [media.id, media]))
  const items = await listItems(ctx, id)
  return {
    invoice_number: payment.id,
    order_id: id,
    order_name: order.name,
    issued_at: order.paid_at.toISOString(),
    customer: (await nameOfWorkspace(ctx, ctx.workspaceId)) ?? '',
    currency: 'usd',
    lines: items.flatMap(({ request, plan }) =>
      (plan ?? []).map((part) => ({
        service: request.kind,
        source_language: part.source_language,
        target_language: part.target_language,
        recording: recordings.get(part.media_id)?.name ?? null,
        minutes: Math.round((recordings.get(part.media_id)?.duration_ms ?? 0) / 600) / 100,
        amount_cents: part.price_minor,
      })),
    ),
    // Orders are paid at the quoted price, to which no provider adds anything.
    tax_cents: 0,
    total_cents: payment.paid_minor,
    refunded_cents: payment.refunded_minor + payment.disputed_minor,
  }
}
