import { defineSubscription } from '#jobs/define-subscription.ts'
import { stepOfTask } from './checklist/is-step-awaited.ts'
import { takeStep } from './checklist/take-step.ts'

/** What takes each of the first steps. */
export const onboardingSubscriptions = [
  defineSubscription('speech.generation-started', 'onboarding.generated', (ctx, { userId, task }) =>
    takeStep(ctx, userId, stepOfTask[task]),
  ),
  defineSubscription('voices.added-from-library', 'onboarding.added-voice', (ctx, { userId }) =>
    takeStep(ctx, userId, 'add_voice_to_voice_lab'),
  ),
  defineSubscription('voice-design.designed', 'onboarding.designed-voice', (ctx, { userId }) =>
    takeStep(ctx, userId, 'design_voice'),
  ),
  defineSubscription('referral.link-generated', 'onboarding.got-link', (ctx, { userId }) =>
    takeStep(ctx, userId, 'join_affiliate'),
  ),
  defineSubscription('identity.api-key-created', 'onboarding.saw-key', (ctx, { userId }) =>
    takeStep(ctx, userId, 'generate_api_key'),
  ),
]
