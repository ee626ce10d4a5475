import type { Context } from '#kernel/context.ts'
import { finishOnboardingChecklist } from '#users/profiles/index.ts'
import type { ChecklistRow } from '../tables.ts'
import { initiateChecklist } from './initiate-checklist.ts'

/** Ends the caller's list, whatever is left on it: nothing is marked that they did not do. */
export async function completeChecklist(ctx: Context): Promise<ChecklistRow> {
  await finishOnboardingChecklist(ctx, ctx.actor.userId)
  return initiateChecklist(ctx)
}
