import { offer } from '#kit/offers.ts'
import { accountEntries } from '#kit/account-entries.ts'
import { besideVoices } from '#voices'
import type { WebSlice } from '../../slice.ts'
import { NaturalVoicesOffer, OperatorEntry } from './later-parts.tsx'
import { enginesRoutes } from './routes.tsx'

export const enginesSlice: WebSlice = {
  name: 'engines',
  screens: { shell: enginesRoutes },
  offers: [offer(besideVoices, NaturalVoicesOffer), offer(accountEntries, OperatorEntry)],
}
