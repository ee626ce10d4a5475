import type { SpeechTask } from '@vireo/contracts/speech'
import type { OnboardingItemId } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { perDatabase } from '#kernel/database/coalesce.ts'
import { listSteps } from './checklist-store.ts'

/** The step that each task of speech takes. */
export const stepOfTask: Readonly<Record<SpeechTask, OnboardingItemId>> = {
  text_to_speech: 'generate_text_to_speech',
  speech_to_speech: 'generate_speech_to_speech',
}

const rememberedMax = 10_000

/** Who has taken which step. A step is taken for good, so this needs no asking again. */
const known = perDatabase(() => new Set<string>())

/** Tells whether it would be a step of the caller's to begin this, which is so until they have. */
export async function isStepAwaited(ctx: Context, task: SpeechTask): Promise<boolean> {
  const { userId } = ctx.actor
  const itemId = stepOfTask[task]
  const remembered = known(ctx.db)
  const key = `${userId} ${itemId}`
  if (userId === '' || remembered.has(key)) return false
  const isTaken = (await listSteps(ctx, userId)).some((step) => step.item_id === itemId)
  if (!isTaken) return true
  if (remembered.size >= rememberedMax) remembered.clear()
  remembered.add(key)
  return false
}
