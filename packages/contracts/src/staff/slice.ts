import { defineContract } from '../kit/index.ts'
import { staffAudit } from './audit.ts'
import { staffEndpoints } from './endpoints.ts'
import { staffErrors } from './errors.ts'

export const staffContract = defineContract({
  endpoints: staffEndpoints,
  errors: staffErrors,
  audit: staffAudit,
})
