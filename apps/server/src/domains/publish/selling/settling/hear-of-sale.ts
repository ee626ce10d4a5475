import type { SaleTold } from '#billing'
import type { With } from '#ports/ports.ts'
import { findSale, findSaleByPayment } from '../purchases/sale-store.ts'
import { syncSale } from './sync-sale.ts'

/** Acts on what a provider said of a sale; payments that belong to none are somebody else's. */
export async function hearOfSale(
  ctx: With<'sales' | 'settings' | 'vault'>,
  { provider, saleId, paymentRef }: SaleTold,
): Promise<void> {
  const named = saleId === undefined ? undefined : await findSale(ctx, saleId)
  const sale = named ?? (paymentRef === undefined ? undefined : await findSaleByPayment(ctx, provider, paymentRef))
  if (sale?.provider === provider) await syncSale(ctx, sale.id)
}
