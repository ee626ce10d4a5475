import type { Input } from '@vireo/contracts/kit'
import type { addressEndpoints } from '@vireo/contracts/engines'
import type { With } from '#ports/ports.ts'
import { getEngineOf } from '../change-engine.ts'
import { removeEngine } from '../remove-engine.ts'
import { assertMayMakeVoices } from './may-make-voices.ts'

/** Removes an engine by address of the caller’s workspace, with its voices. */
export async function removeOwn(
  ctx: With<'addressEngines'>,
  { engine_id: id }: Input<typeof addressEndpoints.removeOwn>,
): Promise<void> {
  if ((await getEngineOf(ctx, ctx.workspaceId, id)).capabilities.includes('speech')) assertMayMakeVoices(ctx)
  await removeEngine(ctx, ctx.workspaceId, id)
}
