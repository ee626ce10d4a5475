import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { getProducer } from './get-producer.ts'
import type { HeldRow } from './producer-tables.ts'
import { listHeld } from './qualification-store.ts'

/** Lists the catalogue with what a producer has of it, for whoever runs the instance. Throws what the contract names. */
export async function getHeldQualifications(
  ctx: With<'settings'>,
  { producer_user: userId }: Input<typeof productionsEndpoints.getHeldQualifications>,
): Promise<HeldRow[]> {
  await requireOperator(ctx)
  return listHeld(ctx, (await getProducer(ctx, { user_id: userId })).id)
}
