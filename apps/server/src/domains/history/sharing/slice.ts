import { answer } from '#kernel/hooks.ts'
import type { Slice } from '#domains/slice.ts'
import { isReported, shareLinksOf } from '#history'
import { sharingHolding } from './holding.ts'
import { liveLinkIds } from './links/live-link-ids.ts'
import { isUndecided } from './reports/report-store.ts'
import { sharingRoutes } from './routes.ts'
import { sharingSubscriptions } from './subscriptions.ts'
import { sharingJobs } from './videos/video-job.ts'

export const sharingSlice: Slice = {
  name: 'sharing',
  routes: sharingRoutes,
  jobs: sharingJobs,
  subscriptions: sharingSubscriptions,
  holding: sharingHolding,
  storedFiles: [{ table: 'share_videos', leftOut: 'a video is made again from its recording' }],
  answers: [answer(shareLinksOf, liveLinkIds), answer(isReported, isUndecided)],
}
