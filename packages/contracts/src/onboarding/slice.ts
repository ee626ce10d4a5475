import { defineContract } from '../kit/index.ts'
import { onboardingEndpoints } from './endpoints.ts'
import { onboardingErrors } from './errors.ts'
import { onboardingEvents } from './events.ts'

export const onboardingContract = defineContract({
  endpoints: onboardingEndpoints,
  errors: onboardingErrors,
  events: onboardingEvents,
  ids: { onboardingChecklist: 'chk' },
  screens: {
    shell: {
      onboarding: '/app/onboarding',
      onboardingNext: '/app/onboarding/next',
      onboardingChecklist: '/app/onboarding-checklist',
      eleven: '/app/eleven',
    },
  },
})
