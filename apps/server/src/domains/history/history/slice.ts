import type { Slice } from '../../slice.ts'
import { historyHolding } from './holding.ts'
import { recordingKeys } from './holding-store.ts'
import { historyJobs } from './jobs.ts'
import { historyRoutes } from './routes.ts'
import { historySubscriptions } from './subscriptions.ts'

export const historySlice: Slice = {
  name: 'history',
  routes: historyRoutes,
  jobs: historyJobs,
  subscriptions: historySubscriptions,
  holding: historyHolding,
  storedFiles: [{ table: 'history_items', keys: recordingKeys }],
}
