import type { Answer } from '@vireo/contracts/kit'
import type { addressEndpoints } from '@vireo/contracts/engines'
import type { With } from '#ports/ports.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import { listEnginesOf } from '../address-engine-store.ts'
import { presentAddressEngine, type ShownEngine } from '../present-address-engine.ts'
import { shown } from '../shown.ts'

/** Lists the engines by address of the instance. */
export async function listShared(ctx: With<'settings' | 'vault' | 'addressEngines'>): Promise<readonly ShownEngine[]> {
  await requireOperator(ctx)
  return (await listEnginesOf(ctx, null)).map((row) => shown(ctx, row))
}

/** Presents the engines by address of the instance. */
export function presentShared(engines: readonly ShownEngine[]): Answer<typeof addressEndpoints.listShared> {
  return { engines: engines.map(presentAddressEngine) }
}
