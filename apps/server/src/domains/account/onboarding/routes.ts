import { onboardingEndpoints } from '@vireo/contracts/onboarding'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { completeChecklist } from './checklist/complete-checklist.ts'
import { hideChecklist } from './checklist/hide-checklist.ts'
import { initiateChecklist } from './checklist/initiate-checklist.ts'
import { presentChecklist } from './checklist/present-checklist.ts'
import { updateItem } from './checklist/update-item.ts'

const own = { audit: unaudited('own preference', 'how far one is with the first steps, and whether they are shown') }

export const onboardingRoutes = defineRoutes((on) => {
  on(onboardingEndpoints.initiate, initiateChecklist, presentChecklist, own)
  on(onboardingEndpoints.update, updateItem, presentChecklist, own)
  on(onboardingEndpoints.hide, hideChecklist, presentChecklist, own)
  on(onboardingEndpoints.markComplete, completeChecklist, presentChecklist, own)
})
