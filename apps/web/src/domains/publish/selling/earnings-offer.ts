import { later } from '#kit/later.tsx'
import type { PayoutPart } from '#billing'

/** Stands among what a workspace is paid: what its works earned. */
export const earningsOffer: PayoutPart = {
  id: 'earnings',
  part: later(async () => ({ default: (await import('./earnings/earnings-part.tsx')).EarningsPart })),
}
