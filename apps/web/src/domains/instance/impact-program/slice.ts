import { accountEntries } from '#kit/account-entries.ts'
import { offer } from '#kit/offers.ts'
import type { WebSlice } from '../../slice.ts'
import { ImpactEntry } from './later-parts.tsx'
import { impactProgramRoutes } from './routes.tsx'

export const impactProgramSlice: WebSlice = {
  name: 'impact-program',
  screens: { shell: impactProgramRoutes },
  offers: [offer(accountEntries, ImpactEntry)],
}
