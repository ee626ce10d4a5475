export { finishOnboardingChecklist } from './finish-onboarding-checklist.ts'
