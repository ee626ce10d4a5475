import { defineContract } from '../kit/index.ts'
import { publishingAudit } from './audit.ts'
import { publishingEndpoints } from './endpoints.ts'
import { publishingErrors } from './errors.ts'

export const publishingContract = defineContract({
  endpoints: publishingEndpoints,
  scopes: ['publishing_read', 'publishing_write'],
  errors: publishingErrors,
  ids: {
    publishedWork: 'work',
    publishedChapter: 'wchapter',
    publishedEdition: 'edition',
    publishedUpload: 'wupload',
  },
  audit: publishingAudit,
  screens: { shell: { publishing: '/app/publishing', publishedWork: '/app/publishing/:workId' } },
})
