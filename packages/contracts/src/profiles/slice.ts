import { defineContract } from '../kit/index.ts'
import { profilesAudit } from './audit.ts'
import { profilesEndpoints } from './endpoints.ts'
import { profilesErrors } from './errors.ts'

export const profilesContract = defineContract({
  endpoints: profilesEndpoints,
  errors: profilesErrors,
  audit: profilesAudit,
  screens: { shell: { profiles: '/app/profiles' } },
})
