import { identityEndpoints } from '@vireo/contracts/identity'
import { defineRoutes } from '#http/routes.ts'
import { presentAccessToken } from '../sessions/present-access-token.ts'
import { grantSupportAccess } from './grant-support-access.ts'
import { listSupportAccess } from './list-support-access.ts'
import { openSupportSession } from './open-support-session.ts'
import { presentSupportGrants } from './present-support-grant.ts'
import { revokeSupportAccess } from './revoke-support-access.ts'

const ok = () => ({ status: 'ok' as const })

export const supportAccessRoutes = defineRoutes((on) => {
  on(identityEndpoints.grantSupportAccess, grantSupportAccess, ok, { audit: 'identity.support-access-granted' })
  on(identityEndpoints.listSupportAccess, listSupportAccess, presentSupportGrants)
  on(identityEndpoints.revokeSupportAccess, revokeSupportAccess, ok, { audit: 'identity.support-access-revoked' })
  on(identityEndpoints.openSupportSession, openSupportSession, presentAccessToken, {
    audit: 'identity.support-session-opened',
  })
})
