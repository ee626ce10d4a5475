import type { Input } from '@vireo/contracts/kit'
import type { addressEndpoints } from '@vireo/contracts/engines'
import type { With } from '#ports/ports.ts'
import { addEngine } from '../add-engine.ts'
import { assertMayLeave } from '../may-leave.ts'
import type { ShownEngine } from '../present-address-engine.ts'
import { shown } from '../shown.ts'
import { assertHasOwnEngines } from './has-own-engines.ts'
import { assertMayMakeVoices } from './may-make-voices.ts'

/** Adds an engine by address to the caller’s workspace. Throws `insufficient_permissions` for one that brings voices. */
export async function addOwn(
  ctx: With<'outbound' | 'vault' | 'addressEngines'>,
  input: Input<typeof addressEndpoints.addOwn>,
): Promise<ShownEngine> {
  if (input.capabilities.includes('speech')) assertMayMakeVoices(ctx)
  await assertHasOwnEngines(ctx)
  await assertMayLeave(ctx)
  return shown(ctx, await addEngine(ctx, ctx.workspaceId, input))
}
