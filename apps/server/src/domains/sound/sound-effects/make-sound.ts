import { EngineError, type MadeEffect, type UnderstoodPrompt } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { engineFailure } from '#ports/engine-failure.ts'
import type { With } from '#ports/ports.ts'
import type { SoundPlan } from './plan-sound.ts'

/** Makes a sound by the engine. Throws `bad_prompt`, with what can be made, where it understands nothing. */
export async function makeSound(
  ctx: With<'soundEffects'>,
  { wishes, format, modelId, contentKey }: SoundPlan,
): Promise<MadeEffect> {
  const { signal } = ctx
  try {
    const made = { tool: 'sound_effects', model: modelId, contentKey } as const
    const outcome = await ctx.ports.soundEffects.make(wishes, format, { signal, share: ctx.workspaceId, made })
    if (outcome.kind === 'made') return outcome
    throw badPrompt(outcome.understood)
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
