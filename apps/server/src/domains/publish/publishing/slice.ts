import { answer } from '#kernel/hooks.ts'
import type { Slice } from '#domains/slice.ts'
import { bytesOfCopies, isReported } from '#history'
import { endTakenDown } from '#sharing'
import { decidePage, describePages } from '#sharing/page-reports/index.ts'
import { sumOfFiles } from './editions/edition-chapter-store.ts'
import { editionCoverKeys, editionSoundKeys, workCoverKeys } from './editions/edition-store.ts'
import { publishingHolding } from './holding.ts'
import { publishingJobs } from './jobs.ts'
import { describeWorks } from './moderation/describe-works.ts'
import { endWorksWith } from './moderation/end-taken-down.ts'
import { isReportedInAWork } from './moderation/is-reported-in-a-work.ts'
import { decideReportedWork } from './moderation/set-taken-down.ts'
import { publishingRoutes } from './routes.ts'
import { uploadKeys } from './uploads/upload-store.ts'

export const publishingSlice: Slice = {
  name: 'publishing',
  routes: publishingRoutes,
  jobs: publishingJobs,
  holding: publishingHolding,
  storedFiles: [
    { table: 'publishing_works', keys: workCoverKeys },
    { table: 'publishing_editions', keys: editionCoverKeys },
    { table: 'publishing_edition_chapters', keys: editionSoundKeys },
    { table: 'publishing_uploads', keys: uploadKeys },
  ],
  answers: [
    answer(bytesOfCopies, sumOfFiles),
    answer(endTakenDown, endWorksWith),
    answer(isReported, isReportedInAWork),
    answer(describePages, describeWorks),
    answer(decidePage, decideReportedWork),
  ],
}
