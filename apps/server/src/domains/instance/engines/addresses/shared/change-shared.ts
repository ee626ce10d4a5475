import type { Input } from '@vireo/contracts/kit'
import type { addressEndpoints } from '@vireo/contracts/engines'
import type { With } from '#ports/ports.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import { changeEngine } from '../change-engine.ts'
import type { ShownEngine } from '../present-address-engine.ts'
import { shown } from '../shown.ts'

/** Changes an engine by address of the instance. */
export async function changeShared(
  ctx: With<'settings' | 'outbound' | 'vault' | 'addressEngines'>,
  { address_engine: id, ...change }: Input<typeof addressEndpoints.changeShared>,
): Promise<ShownEngine> {
  await requireOperator(ctx)
  return shown(ctx, await changeEngine(ctx, null, id, change))
}
