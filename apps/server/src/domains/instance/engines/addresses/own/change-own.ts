import type { Input } from '@vireo/contracts/kit'
import type { enginesEndpoints } from '@vireo/contracts/engines'
import type { With } from '#ports/ports.ts'
import { changeEngine } from '../change-engine.ts'
import type { ShownEngine } from '../present-address-engine.ts'
import { shown } from '../shown.ts'

/** Changes an engine by address of the caller’s workspace. */
export async function changeOwn(
  ctx: With<'outbound' | 'vault' | 'addressEngines'>,
  { engine_id: id, ...change }: Input<typeof enginesEndpoints.changeOwn>,
): Promise<ShownEngine> {
  return shown(ctx, await changeEngine(ctx, ctx.workspaceId, id, change))
}
