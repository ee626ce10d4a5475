import { defineErrors } from '../kit/index.ts'

export const onboardingErrors = defineErrors({
  onboarding_item_coming: { status: 409, message: 'There is nothing yet to take this step with.' },
})
