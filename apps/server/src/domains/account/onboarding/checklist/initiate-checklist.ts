import type { Context } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import type { ChecklistRow } from '../tables.ts'
import { findChecklist, insertChecklist } from './checklist-store.ts'

/** Returns the caller's list of first steps, and begins it where there is none: what they did before it counts. */
export async function initiateChecklist(ctx: Context): Promise<ChecklistRow> {
  const { userId } = ctx.actor
  const found = await findChecklist(ctx, userId)
  if (found) return found
  await insertChecklist(ctx, userId, ctx.newId('onboardingChecklist'))
  const begun = await findChecklist(ctx, userId)
  invariant(begun, 'a list that was begun is there')
  return begun
}
