export { followRecording } from './follow-recording.ts'
export { languageOf } from './language-of.ts'
export type { Mark } from './text-times.ts'
