import { defineContract } from '../kit/index.ts'
import { privacyAudit } from './audit.ts'
import { privacyEndpoints } from './endpoints.ts'
import { privacyErrors } from './errors.ts'

export const privacyContract = defineContract({
  endpoints: privacyEndpoints,
  errors: privacyErrors,
  ids: { dataExport: 'exp' },
  audit: privacyAudit,
  screens: { settings: { privacy: '/app/settings/privacy' } },
})
