import { payoutParts } from '#billing'
import { offer } from '#kit/offers.ts'
import type { WebSlice } from '../../slice.ts'
import { earningsOffer } from './earnings-offer.ts'
import { sellingRoutes } from './routes.tsx'

export const sellingSlice: WebSlice = {
  name: 'selling',
  screens: { shell: sellingRoutes },
  offers: [offer(payoutParts, earningsOffer)],
}
