import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { listPrices } from '../prices/price-store.ts'
import type { PriceRow } from '../tables.ts'

/** Reads the price list, for whoever runs the instance. Throws `operator_only`. */
export async function getPrices(ctx: With<'settings'>): Promise<PriceRow[]> {
  await requireOperator(ctx)
  return listPrices(ctx)
}
