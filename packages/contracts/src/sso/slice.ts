import { defineContract } from '../kit/index.ts'
import { ssoAudit } from './audit.ts'
import { ssoEndpoints } from './endpoints.ts'
import { ssoErrors } from './errors.ts'

export const ssoContract = defineContract({
  endpoints: ssoEndpoints,
  errors: ssoErrors,
  ids: { identityProvider: 'idp', domainVerification: 'domain' },
  audit: ssoAudit,
  screens: { pages: { sso: '/app/sso' } },
})
