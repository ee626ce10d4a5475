import type { Input } from '@vireo/contracts/kit'
import type { addressEndpoints } from '@vireo/contracts/engines'
import type { With } from '#ports/ports.ts'
import { assertMayLeave } from '../may-leave.ts'
import { type Tried, tryEngine } from '../try-engine.ts'
import { assertHasOwnEngines } from './has-own-engines.ts'

/** Tries an engine by address for the caller’s workspace. */
export async function tryOwn(
  ctx: With<'concurrency' | 'settings' | 'outbound' | 'vault' | 'addressEngines' | 'speech'>,
  input: Input<typeof addressEndpoints.tryOwn>,
): Promise<Tried> {
  await assertHasOwnEngines(ctx)
  await assertMayLeave(ctx)
  return tryEngine(ctx, ctx.workspaceId, input)
}
