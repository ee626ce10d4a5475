import type { Input } from '@vireo/contracts/kit'
import type { onboardingEndpoints } from '@vireo/contracts/onboarding'
import type { Context } from '#kernel/context.ts'
import type { ChecklistRow } from '../tables.ts'
import { setHidden } from './checklist-store.ts'
import { initiateChecklist } from './initiate-checklist.ts'

/** Hides the caller's list of first steps, or shows it again; what they do still counts. */
export async function hideChecklist(
  ctx: Context,
  { hidden }: Input<typeof onboardingEndpoints.hide>,
): Promise<ChecklistRow> {
  await initiateChecklist(ctx)
  await setHidden(ctx, ctx.actor.userId, hidden)
  return initiateChecklist(ctx)
}
