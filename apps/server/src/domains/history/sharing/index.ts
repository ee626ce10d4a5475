export { endTakenDown, type TakenDown } from './hooks.ts'
export { assertMayPublish, assertMayShare, assertNotTakenDown } from './links/assert-may-share.ts'
export {
  findOwnPublicRecordings,
  findPublicRecordings,
  listPublicRecordings,
  type PublicRecording,
  type PublicRecordingsPage,
} from './links/public-recordings.ts'
export { forgetPages, rememberPages } from './page/remembered-pages.ts'
export { createPublicPages } from './page/public-pages.ts'
export { pageStyle } from './page/style.ts'
export { withoutTurns } from './page/title-of.ts'
export { waveformOf } from './page/waveform.ts'
export { workspacesWithoutLinks } from './settings/settings-store.ts'
