import type { UserId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { updateProfile } from './profile-store.ts'

/** Notes that a person is done with their first steps, whoever found that out. */
export function finishOnboardingChecklist(ctx: Context, userId: UserId): Promise<void> {
  return updateProfile(ctx, userId, { is_onboarding_checklist_completed: true })
}
