import { defineContract } from '../kit/index.ts'
import { onboardingEndpoints } from './endpoints.ts'
import { onboardingErrors } from './errors.ts'
import { onboardingEvents } from './events.ts'

export const onboardingContract = defineContract({
  endpoints: onboardingEndpoints,
  errors: onboardingErrors,
  events: onboardingEvents,
  ids: { onboardingChecklist: 'chk' },
  screens: { shell: { onboardingChecklist: '/app/onboarding-checklist' } },
})
