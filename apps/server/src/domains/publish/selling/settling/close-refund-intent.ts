import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import type { SaleStanding } from '#ports/sales.ts'
import { noteRefund } from '../purchases/sale-store.ts'
import type { RefundIntent, SaleRow } from '../tables.ts'
import { isRefundable } from './is-refundable.ts'

/**
 * Writes down who gave a sale back, once, when a provider says that it went back: in the request of whoever asked, or in whatever hears
 * of it first where that ended in between. The caller holds the sale, and has booked what the provider said.
 */
export async function closeRefundIntent(ctx: TransactionContext, sale: SaleRow, standing: SaleStanding): Promise<void> {
  const { refund_intent: intent } = sale
  const { paidMinor, refundedMinor, disputedMinor } = standing
  const money = { paid_minor: paidMinor, refunded_minor: refundedMinor, disputed_minor: disputedMinor }
  if (!intent || refundedMinor <= intent.refundedMinor || isRefundable(money)) return
  if (!(await noteRefund(ctx, sale.id))) return
  await writeAudit(asWhoAsked(ctx, intent), {
    action: 'selling.refunded',
    workspaceId: sale.workspace_id,
    target: { kind: 'sale', id: sale.id },
    details: { name: sale.title, amount: refundedMinor - intent.refundedMinor, currency: sale.currency },
  })
}

/** Returns a context in which somebody wrote what they did, wherever it is known now. */
function asWhoAsked(ctx: TransactionContext, { requestId, actor, client }: RefundIntent): TransactionContext {
  if (requestId === ctx.requestId) return ctx
  // Nobody follows the acts of a request that is over.
  return {
    ...ctx,
    acts: undefined,
    requestId,
    actor: { ...actor, permissions: [] },
    client: { ...ctx.client, ...client },
  }
}
