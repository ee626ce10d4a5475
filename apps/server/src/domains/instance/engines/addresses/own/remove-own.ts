import type { Input } from '@vireo/contracts/kit'
import type { enginesEndpoints } from '@vireo/contracts/engines'
import type { With } from '#ports/ports.ts'
import { removeEngine } from '../remove-engine.ts'

/** Removes an engine by address of the caller’s workspace, with its voices. */
export async function removeOwn(
  ctx: With<'addressEngines'>,
  { engine_id: id }: Input<typeof enginesEndpoints.removeOwn>,
): Promise<void> {
  await removeEngine(ctx, ctx.workspaceId, id)
}
