import { z } from 'zod'

/** The first steps that people are shown, in this order. */
export const onboardingItems = [
  'generate_text_to_speech',
  'generate_speech_to_speech',
  'add_voice_to_voice_lab',
  'design_voice',
  'create_dub',
  'join_affiliate',
  'generate_api_key',
] as const
export const OnboardingItemId = z.enum(onboardingItems)
export type OnboardingItemId = z.infer<typeof OnboardingItemId>

/** Somebody's first steps; the user document carries them. */
export const OnboardingChecklist = z.object({
  checklist_id: z.string(),
  hidden: z.boolean(),
  items: z.array(
    z.object({
      onboarding_checklist_item_id: OnboardingItemId,
      /** The same, under the name that requests give it. */
      item_id: OnboardingItemId,
      is_completed: z.boolean(),
      /** Ours: there is nothing yet to do it with, so it is not counted. */
      is_coming: z.boolean(),
    }),
  ),
})
export type OnboardingChecklist = z.infer<typeof OnboardingChecklist>
