import { impactProgramEndpoints } from '@vireo/contracts/impact-program'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { apply } from './apply.ts'
import { applyOnPage } from './apply-on-page.ts'
import { decideOnScreen } from './decide-on-screen.ts'
import { listApplications, presentApplication, presentApplications } from './list-applications.ts'
import { listPartners, presentPartners } from './list-partners.ts'

const ofStrangers = unaudited('made content', 'What a stranger asks for; what is decided about it is written down.')

export const impactProgramRoutes = defineRoutes((on) => {
  on(impactProgramEndpoints.partners, listPartners, presentPartners)
  on(impactProgramEndpoints.apply, apply, () => ({ status: 'ok' as const }), { audit: ofStrangers })
  on(impactProgramEndpoints.applyOnPage, applyOnPage, { audit: ofStrangers })
  on(impactProgramEndpoints.list, listApplications, presentApplications)
  on(impactProgramEndpoints.decide, decideOnScreen, presentApplication, {
    audit: [
      'impact-program.approved',
      'impact-program.declined',
      'impact-program.ended',
      'impact-program.grant-given',
      // Of the workspace whose grant it is.
      'billing.tier-given',
      'billing.subscription-changed',
      'workspaces.settings-changed',
    ],
  })
})
