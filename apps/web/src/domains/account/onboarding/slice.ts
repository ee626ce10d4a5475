import { sidebarCards } from '#kit/note-places.ts'
import { offer } from '#kit/offers.ts'
import type { WebSlice } from '../../slice.ts'
import { ChecklistCard } from './later-parts.tsx'
import { onboardingRoutes } from './routes.tsx'

export const onboardingSlice: WebSlice = {
  name: 'onboarding',
  screens: { shell: onboardingRoutes },
  offers: [offer(sidebarCards, ChecklistCard)],
}
