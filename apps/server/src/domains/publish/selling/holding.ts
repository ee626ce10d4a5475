import type { Holding } from '#domains/holding.ts'
import { tableFiles } from '#domains/table-files-store.ts'
import { listPricesOf, removePricesOf } from './prices/price-store.ts'
import { forgetBuyer, listBoughtBy, listSold } from './purchases/sale-store.ts'

/**
 * What was bought, sold and earned is taken along. The books stay when an account goes, without whoever bought: nobody hears anything
 * by them any more.
 */
export const sellingHolding: Holding = {
  tables: ['selling_prices', 'selling_sales', 'selling_transfers', 'selling_entries'],
  files: async function* (ctx, { workspaceId, userId }) {
    yield { path: 'selling/purchases.json', json: await listBoughtBy(ctx, userId) }
    yield { path: 'selling/sales.json', json: await listSold(ctx, workspaceId) }
    yield { path: 'selling/prices.json', json: await listPricesOf(ctx, workspaceId) }
    for (const table of ['entries', 'transfers'])
      yield* tableFiles(ctx, { table: `selling_${table}`, path: `selling/${table}`, workspaceId })
  },
  erase: async (ctx, { workspaceId, userId }) => {
    await forgetBuyer(ctx, userId)
    await removePricesOf(ctx, workspaceId)
  },
}
