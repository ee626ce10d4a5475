export type { NamedTask } from './tasks/hold-task.ts'
export { presentTask, seen } from './tasks/present-task.ts'
export { findOwnWork, mayBeWritten, seeWork, type Work } from './tasks/see-work.ts'
export { findSubmission, listSubmitted, readContent } from './tasks/task-store.ts'
