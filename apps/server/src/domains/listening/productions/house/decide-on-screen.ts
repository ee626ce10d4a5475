import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { decideOrder } from './decide-order.ts'
import type { WeighedOrder } from './list-house-orders.ts'

/** Decides about an order on the screen of whoever runs the instance. Throws what the contract names. */
export async function decideOnScreen(
  ctx: With<'settings'>,
  { production_order: id, decision, note }: Input<typeof productionsEndpoints.decideOrder>,
): Promise<WeighedOrder> {
  await requireOperator(ctx)
  return decideOrder(ctx, { id, decision, note })
}
