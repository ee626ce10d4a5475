import type { Input } from '@vireo/contracts/kit'
import type { Sale, sellingEndpoints } from '@vireo/contracts/selling'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { findSale } from '../purchases/sale-store.ts'
import type { SaleRow } from '../tables.ts'
import { giveBack } from './give-back.ts'
import { syncSale } from './sync-sale.ts'

/** Gives the money of a sale back. Throws `sale_not_found` and `sale_not_refundable`. */
export async function refundSale(
  ctx: With<'sales' | 'settings' | 'vault'>,
  { sale_id: id }: Input<typeof sellingEndpoints.refundSale>,
): Promise<SaleRow> {
  const sale = await getSold(ctx, id)
  await giveBack(ctx, id)
  await transaction(ctx, (ctx) =>
    writeAudit(ctx, {
      action: 'selling.refunded',
      target: { kind: 'sale', id },
      details: { name: sale.title, amount: sale.paid_minor - sale.refunded_minor, currency: sale.currency },
    }),
  )
  await syncSale(ctx, id)
  return getSold(ctx, id)
}

async function getSold(ctx: With<'sales'>, id: string): Promise<SaleRow> {
  const sale = await findSale(ctx, id)
  if (sale?.workspace_id !== ctx.workspaceId || sale.state !== 'paid') throw new AppError('sale_not_found')
  return sale
}

/** Presents a sale to whose work it was. */
export function presentSale(sale: SaleRow): Sale {
  return {
    sale_id: sale.id,
    refunded_cents: sale.refunded_minor,
    price: { amount_cents: sale.amount_minor, currency: sale.currency },
  }
}
