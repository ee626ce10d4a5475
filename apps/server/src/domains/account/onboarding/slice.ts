import type { Slice } from '#domains/slice.ts'
import { answer } from '#kernel/hooks.ts'
import { isStartAwaited } from '#speech'
import { onboardingOf } from '#users'
import { getChecklist } from './checklist/get-checklist.ts'
import { isStepAwaited } from './checklist/is-step-awaited.ts'
import { onboardingHolding } from './holding.ts'
import { onboardingRoutes } from './routes.ts'
import { onboardingSubscriptions } from './subscriptions.ts'

export const onboardingSlice: Slice = {
  name: 'onboarding',
  routes: onboardingRoutes,
  subscriptions: onboardingSubscriptions,
  holding: onboardingHolding,
  answers: [answer(onboardingOf, getChecklist), answer(isStartAwaited, isStepAwaited)],
}
