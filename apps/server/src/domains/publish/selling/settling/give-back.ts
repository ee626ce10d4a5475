import { askProvider } from '#billing'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findSale } from '../purchases/sale-store.ts'
import { isRefundable } from './is-refundable.ts'

/** Lets the provider give back what is left of a sale. Throws `sale_not_refundable`, and what providers fail with. */
export async function giveBack(ctx: With<'sales'>, saleId: string): Promise<void> {
  const sale = await findSale(ctx, saleId)
  const { sales } = ctx.ports
  if (!sale?.page_ref || !isRefundable(sale)) throw new AppError('sale_not_refundable')
  if (sales?.name !== sale.provider) throw new AppError('billing_not_available')
  await askProvider(sales.refund(ctx, sale.page_ref))
}
