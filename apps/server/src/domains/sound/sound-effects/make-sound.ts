import { EngineError, type MadeEffect, type UnderstoodPrompt } from '@vireo/engines'
import { findByAddress } from '#engines'
import { AppError } from '#kernel/errors.ts'
import { engineFailure } from '#ports/engine-failure.ts'
import type { With } from '#ports/ports.ts'
import type { SoundPlan } from './plan-sound.ts'

export type SoundPorts = With<'addressEngines' | 'soundEffects' | 'vault'>

/** A sound, and the engine by address that made it; the embedded one where none is named. */
export type MadeSound = MadeEffect & { readonly engine?: string }

/**
 * Makes a sound. What the embedded engine understands nothing of is made by an engine by address, where there is one; else it throws
 * `bad_prompt`, with what can be made.
 */
export async function makeSound(ctx: SoundPorts, plan: SoundPlan): Promise<MadeSound> {
  const { signal } = ctx
  const { wishes, format, modelId, contentKey } = plan
  const share = ctx.workspaceId
  const options = { share, made: { tool: 'sound_effects', model: modelId, contentKey } as const }
  try {
    const outcome = await ctx.ports.soundEffects.make(wishes, format, { ...options, signal })
    if (outcome.kind === 'made') return outcome
    const other = await findByAddress(ctx, 'sound_effects')
    if (!other) throw badPrompt(outcome.understood)
    signal.throwIfAborted()
    // What is asked of somebody else is finished, kept and paid, whoever leaves: it may be the operator's bill.
    const { wav, madeBy } = await other.makeSound(wishes, { share })
    return { ...(await ctx.ports.soundEffects.finish({ wav, wishes }, format, options)), engine: madeBy }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof EngineError) throw engineFailure(error)
    throw error
  }
}

function badPrompt({ unknown, nearest }: UnderstoodPrompt): AppError {
  const [first] = nearest
  return new AppError('bad_prompt', {
    param: 'text',
    data: {
      not_understood: unknown,
      ...(first !== undefined && { prompt_suggestion: first }),
      prompt_suggestions: nearest,
    },
  })
}
