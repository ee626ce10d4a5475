import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import type { PriceRow } from '../tables.ts'
import { changePrices, rowOf } from './change-prices.ts'

/** Replaces the price list on the screen of whoever runs the instance. Throws what the contract names. */
export async function setPrices(
  ctx: With<'settings'>,
  { prices }: Input<typeof productionsEndpoints.setPrices>,
): Promise<PriceRow[]> {
  await requireOperator(ctx)
  return changePrices(ctx, () => prices.map(rowOf))
}
