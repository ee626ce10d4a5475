import type { Slice } from '../slice.ts'
import { historyHolding } from './holding.ts'
import { historyJobs } from './jobs.ts'
import { historyRoutes } from './routes.ts'
import { historySubscriptions } from './subscriptions.ts'

export const historySlice: Slice = {
  name: 'history',
  routes: historyRoutes,
  jobs: historyJobs,
  subscriptions: historySubscriptions,
  holding: historyHolding,
}

export { countItemsOfVoice as countItemsSpokenWith } from './history-store.ts'
export { findRecording } from './find-recording.ts'
export { getItemOfRequest } from './get-item.ts'
export { isNewsAwaited, storageLimitOf, voicesHiddenFrom } from './hooks.ts'
export { listStorageKeys } from './list-storage-keys.ts'
export { recordItem } from './record-item.ts'
export { listUnreviewed, reviewFeedback } from './review-feedback.ts'
export { sendStored } from './send-stored.ts'
export { assertRoomForItem } from './storage-use.ts'
export type { DialogueLine, HistoryRow, StoredAlignments, StoredTimes } from './tables.ts'
