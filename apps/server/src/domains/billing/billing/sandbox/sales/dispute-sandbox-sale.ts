import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { findSandboxSale, setDisputed } from './sandbox-sale-store.ts'
import { tellOfSale } from './tell-of-sale.ts'

/** Plays a bank that takes back what was paid, or gives it up again; returns false where that changes nothing. */
export function disputeSandboxSale(ctx: Context, saleRef: string, isDisputed: boolean): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    if (!(await setDisputed(ctx, saleRef, isDisputed))) return false
    const sale = await findSandboxSale(ctx, `sandbox-${saleRef}`)
    if (sale) await tellOfSale(ctx, sale, 'sale.disputed')
    return true
  })
}
