import type { OnboardingChecklist } from '@vireo/contracts/users'
import type { UserId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { findChecklist } from './checklist-store.ts'
import { presentChecklist } from './present-checklist.ts'

/** Returns somebody's first steps as the user document has them; null before they have a list. */
export async function getChecklist(ctx: Context, userId: UserId): Promise<OnboardingChecklist | null> {
  const row = await findChecklist(ctx, userId)
  return row ? presentChecklist(row) : null
}
