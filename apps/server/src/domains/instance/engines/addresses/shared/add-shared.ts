import type { Input } from '@vireo/contracts/kit'
import type { addressEndpoints } from '@vireo/contracts/engines'
import type { With } from '#ports/ports.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import { addEngine } from '../add-engine.ts'
import type { ShownEngine } from '../present-address-engine.ts'
import { shown } from '../shown.ts'

/** Adds an engine by address to the instance. */
export async function addShared(
  ctx: With<'settings' | 'outbound' | 'vault' | 'addressEngines'>,
  input: Input<typeof addressEndpoints.addShared>,
): Promise<ShownEngine> {
  await requireOperator(ctx)
  return shown(ctx, await addEngine(ctx, null, input))
}
