import { answer } from '#kernel/hooks.ts'
import type { Slice } from '#domains/slice.ts'
import { shareLinksOf } from '#history'
import { sharingHolding } from './holding.ts'
import { liveLinkIds } from './links/live-link-ids.ts'
import { sharingRoutes } from './routes.ts'

export const sharingSlice: Slice = {
  name: 'sharing',
  routes: sharingRoutes,
  holding: sharingHolding,
  answers: [answer(shareLinksOf, liveLinkIds)],
}
