import { defineContract } from '../kit/index.ts'
import { auditAudit } from './audit.ts'
import { auditEndpoints } from './endpoints.ts'
import { auditErrors } from './errors.ts'

export const auditContract = defineContract({
  endpoints: auditEndpoints,
  errors: auditErrors,
  audit: auditAudit,
  screens: { shell: { auditLog: '/app/workspace/audit-log' } },
})
