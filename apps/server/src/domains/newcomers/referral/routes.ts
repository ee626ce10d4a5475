import { referralEndpoints } from '@vireo/contracts/referral'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { acceptReferral } from './accept-referral.ts'
import { getLink } from './get-link.ts'

export const referralRoutes = defineRoutes((on) => {
  on(referralEndpoints.getLink, getLink, (link) => link)
  on(referralEndpoints.accept, acceptReferral, () => ({ status: 'ok' as const }), {
    audit: unaudited('own preference', 'who brought one here'),
  })
})
