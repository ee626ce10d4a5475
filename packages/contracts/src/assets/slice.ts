import { defineContract } from '../kit/index.ts'
import { assetsAudit } from './audit.ts'
import { assetsEndpoints } from './endpoints.ts'
import { assetsErrors } from './errors.ts'

export const assetsContract = defineContract({
  endpoints: assetsEndpoints,
  errors: assetsErrors,
  scopes: ['projects_read', 'projects_write'],
  ids: { asset: 'asset' },
  audit: assetsAudit,
})
