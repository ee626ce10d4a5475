import type { Input } from '@vireo/contracts/kit'
import type { addressEndpoints } from '@vireo/contracts/engines'
import type { With } from '#ports/ports.ts'
import { changeEngine, getEngineOf } from '../change-engine.ts'
import type { ShownEngine } from '../present-address-engine.ts'
import { shown } from '../shown.ts'
import { assertHasOwnEngines } from './has-own-engines.ts'
import { assertMayMakeVoices } from './may-make-voices.ts'

/** Changes an engine by address of the caller’s workspace. Throws `feature_not_available` after a fall to the free plan. */
export async function changeOwn(
  ctx: With<'outbound' | 'vault' | 'addressEngines'>,
  { engine_id: id, ...change }: Input<typeof addressEndpoints.changeOwn>,
): Promise<ShownEngine> {
  const { capabilities } = await getEngineOf(ctx, ctx.workspaceId, id)
  if ([...capabilities, ...(change.capabilities ?? [])].includes('speech')) assertMayMakeVoices(ctx)
  await assertHasOwnEngines(ctx)
  return shown(ctx, await changeEngine(ctx, ctx.workspaceId, id, change))
}
