import type { Input } from '@vireo/contracts/kit'
import type { sellingEndpoints } from '@vireo/contracts/selling'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { type SeenPurchase, seePurchase } from './list-purchases.ts'
import { holdSale, renewKey } from './sale-store.ts'

/** Gives a purchase of the caller's another address. Throws `purchase_not_found`. */
export async function renewPurchaseAddress(
  ctx: With<'settings' | 'vault'>,
  { purchase_id: id }: Input<typeof sellingEndpoints.renewPurchaseAddress>,
): Promise<SeenPurchase> {
  const renewed = await transaction(ctx, async (ctx) => {
    const sale = await holdSale(ctx, id)
    if (sale?.buyer_id !== ctx.actor.userId || sale.state !== 'paid') throw new AppError('purchase_not_found')
    await renewKey(ctx, id)
    await writeAudit(ctx, {
      action: 'selling.address-renewed',
      target: { kind: 'sale', id },
      details: { name: sale.title },
    })
    return { ...sale, key_number: sale.key_number + 1 }
  })
  return seePurchase(ctx, renewed)
}
