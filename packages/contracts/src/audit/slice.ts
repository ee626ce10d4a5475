import { defineContract } from '../kit/index.ts'
import { auditAudit } from './audit.ts'
import { auditEndpoints } from './endpoints.ts'
import { auditErrors } from './errors.ts'

export const auditContract = defineContract({
  endpoints: auditEndpoints,
  scopes: ['audit_log_read'],
  errors: auditErrors,
  audit: auditAudit,
  screens: { shell: { auditLog: '/app/workspace/audit-log' } },
})
