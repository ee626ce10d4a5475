import type { Context } from '#kernel/context.ts'
import { defineHook, type Hook } from '#kernel/hooks.ts'

/** Voices of a workspace, and how many it added or edited in the last credit period in which it did. */
export type CountedVoices = {
  readonly voices: number
  readonly professional: number
  readonly addsAndEdits: number
  /** When that period began; null where it never did. */
  readonly periodStartsAt: Date | null
}

/** Reads how many voices the caller's workspace has; may be a moment old. */
export const voicesCounted: Hook<[Context], CountedVoices> = defineHook('usage.voicesCounted')
