import type { VoiceRecipe } from '@vireo/engines'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { readVoiceBase } from '#ports/address-engines.ts'
import { assertHasOwnEngines } from './own/has-own-engines.ts'
import { findAddressEngineRow, findNothingLeaves } from './address-engine-store.ts'

/** Throws `engine_outside_forbidden` where the caller's workspace lets nothing leave this instance. */
export async function assertMayLeave(ctx: Context): Promise<void> {
  if (await findNothingLeaves(ctx, ctx.workspaceId)) throw new AppError('engine_outside_forbidden')
}

/**
 * Returns the engine by address that speaks a recipe for the caller's workspace. Throws `engine_outside_forbidden`,
 * `voice_not_found` where the engine is gone or another workspace's, and `feature_not_available` where it is the workspace's
 * own and its plan does not include that any more.
 */
export async function speakingEngine(ctx: Context, { base }: VoiceRecipe): Promise<{ readonly name: string }> {
  const engine = await findAddressEngineRow(ctx, readVoiceBase(base).engineId)
  if (!engine || (engine.workspace_id !== null && engine.workspace_id !== ctx.workspaceId))
    throw new AppError('voice_not_found', { param: 'voice_id' })
  if (engine.workspace_id !== null) await assertHasOwnEngines(ctx)
  await assertMayLeave(ctx)
  return { name: engine.name }
}
