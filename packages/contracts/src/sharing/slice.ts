import { defineContract } from '../kit/index.ts'
import { sharingAudit } from './audit.ts'
import { sharingEndpoints } from './endpoints.ts'
import { sharingErrors } from './errors.ts'

export const sharingContract = defineContract({
  endpoints: sharingEndpoints,
  errors: sharingErrors,
  ids: { shareLink: 'share', shareReport: 'report', shareCase: 'case' },
  audit: sharingAudit,
  screens: { shell: { reportedRecordings: '/app/admin/reports' } },
})
