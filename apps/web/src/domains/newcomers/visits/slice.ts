import { accountEntries } from '#kit/account-entries.ts'
import { privacySections } from '#kit/note-places.ts'
import { offer } from '#kit/offers.ts'
import type { WebSlice } from '../../slice.ts'
import { ConsentSection, VisitsEntry } from './later-parts.tsx'
import { visitsRoutes } from './routes.tsx'

export const visitsSlice: WebSlice = {
  name: 'visits',
  screens: { shell: visitsRoutes },
  offers: [offer(privacySections, ConsentSection), offer(accountEntries, VisitsEntry)],
}
