import { accountEntries } from '#kit/account-entries.ts'
import { offer } from '#kit/offers.ts'
import { recordingActions } from '#kit/recordings/recording-actions.ts'
import type { WebSlice } from '../../slice.ts'
import { ReportsEntry } from './later-section.ts'
import { sharingRoutes } from './routes.tsx'
import { shareAction } from './share-action.ts'

export const sharingSlice: WebSlice = {
  name: 'sharing',
  screens: { shell: sharingRoutes },
  offers: [offer(recordingActions, shareAction), offer(accountEntries, ReportsEntry)],
}
