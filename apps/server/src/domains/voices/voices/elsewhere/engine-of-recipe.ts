import type { VoiceRecipe } from '@vireo/engines'
import type { Context } from '#kernel/context.ts'
import { defineHook, type Hook } from '#kernel/hooks.ts'

/**
 * Returns the engine on another machine that speaks a recipe for the caller's workspace. Throws where it may not, or is
 * gone.
 */
export const engineOfRecipe: Hook<[Context, VoiceRecipe], { readonly name: string }> =
  defineHook('voices.engineOfRecipe')
