import type { Input } from '@vireo/contracts/kit'
import type { addressEndpoints } from '@vireo/contracts/engines'
import type { With } from '#ports/ports.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import { removeEngine } from '../remove-engine.ts'

/** Removes an engine by address of the instance; its voices fall silent. */
export async function removeShared(
  ctx: With<'settings' | 'addressEngines'>,
  { address_engine: id }: Input<typeof addressEndpoints.removeShared>,
): Promise<void> {
  await requireOperator(ctx)
  await removeEngine(ctx, null, id)
}
