import { defineContract } from '../kit/index.ts'
import { sharingAudit } from './audit.ts'
import { sharingEndpoints } from './endpoints.ts'
import { sharingErrors } from './errors.ts'
import { sharingEvents } from './events.ts'
import { pageReportEndpoints } from './page-reports.ts'
import { sharingVideoEndpoints } from './video-endpoints.ts'

export const sharingContract = defineContract({
  endpoints: { ...sharingEndpoints, ...pageReportEndpoints, ...sharingVideoEndpoints },
  errors: sharingErrors,
  events: sharingEvents,
  ids: {
    shareLink: 'share',
    shareReport: 'report',
    shareCase: 'case',
    pageCase: 'pcase',
    pageReport: 'preport',
    shareVideo: 'video',
  },
  audit: sharingAudit,
  screens: { shell: { reportedRecordings: '/app/admin/reports' } },
})
