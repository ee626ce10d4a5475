import type { SpeechTask } from '@vireo/contracts/speech'
import type { Context } from '#kernel/context.ts'
import { defineGatheringHook, type GatheringHook } from '#kernel/hooks.ts'

/**
 * Tells whether anybody waits to hear that the caller began to generate. Asked for every generation before its sound leaves,
 * so whoever answers remembers that they do not.
 */
export const isStartAwaited: GatheringHook<[Context, SpeechTask], boolean> =
  defineGatheringHook('speech.isStartAwaited')
