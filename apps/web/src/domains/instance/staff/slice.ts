import { accountEntries } from '#kit/account-entries.ts'
import { offer } from '#kit/offers.ts'
import type { WebSlice } from '../../slice.ts'
import { InstanceEntry } from './later-parts.tsx'
import { staffRoutes } from './routes.tsx'

export const staffSlice: WebSlice = {
  name: 'staff',
  screens: { shell: staffRoutes },
  offers: [offer(accountEntries, InstanceEntry)],
}
