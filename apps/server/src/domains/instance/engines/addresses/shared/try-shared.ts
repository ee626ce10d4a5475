import type { Input } from '@vireo/contracts/kit'
import type { addressEndpoints } from '@vireo/contracts/engines'
import type { With } from '#ports/ports.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import { type Tried, tryEngine } from '../try-engine.ts'

/** Tries an engine by address for the instance. */
export async function tryShared(
  ctx: With<'concurrency' | 'settings' | 'outbound' | 'vault' | 'addressEngines' | 'speech'>,
  input: Input<typeof addressEndpoints.tryShared>,
): Promise<Tried> {
  await requireOperator(ctx)
  return tryEngine(ctx, null, input)
}
