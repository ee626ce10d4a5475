import { defineContract } from '../kit/index.ts'
import { impactProgramAudit } from './audit.ts'
import { impactProgramEndpoints } from './endpoints.ts'
import { impactProgramErrors } from './errors.ts'

export const impactProgramContract = defineContract({
  endpoints: impactProgramEndpoints,
  errors: impactProgramErrors,
  ids: { impactApplication: 'impact' },
  audit: impactProgramAudit,
  screens: {
    shell: { impactApplications: '/app/admin/impact-applications' },
    framed: { impactProgram: '/impact-program-application' },
  },
})
