export {
  countItemsOfVoice as countItemsSpokenWith,
  findItemOfContent as findItemByContent,
  findItems as findOwnItems,
  listMadeBy,
} from './history-store.ts'
export { attachment } from './downloads/download-name.ts'
export { findRecording } from './audio/find-recording.ts'
export { getItem as getOwnItem, getItemOfRequest } from './get-item.ts'
export {
  bytesOfCopies,
  isNewsAwaited,
  isReported,
  type LookOfVoice,
  lookOfVoice,
  shareLinksOf,
  storageLimitOf,
  voicesHiddenFrom,
} from './hooks.ts'
export { presentItem } from './present-item.ts'
export { recordItem } from './record-item.ts'
export { sendStored } from './audio/send-stored.ts'
export { assertRoomForItem, forgetStorageUse } from './storage-use/storage-use.ts'
export type { DialogueLine, HistoryRow, StoredAlignments, StoredTimes } from './tables.ts'
