import { z } from 'zod'
import { OnboardingItemId } from '../users/index.ts'

/** Facts that other slices may learn about first steps. */
export const onboardingEvents = {
  /** Somebody took one of the first steps: once for each step and person, however often they do it again. */
  'onboarding.item-completed': z.object({ userId: z.string(), itemId: OnboardingItemId }),
} as const
