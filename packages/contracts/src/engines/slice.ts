import { defineContract } from '../kit/index.ts'
import { addressEndpoints } from './address-endpoints.ts'
import { enginesAudit } from './audit.ts'
import { enginesEndpoints } from './endpoints.ts'
import { enginesErrors } from './errors.ts'

export const enginesContract = defineContract({
  endpoints: { ...addressEndpoints, ...enginesEndpoints },
  errors: enginesErrors,
  ids: { addressEngine: 'eng' },
  audit: enginesAudit,
  screens: { shell: { engines: '/app/admin/engines' } },
})
