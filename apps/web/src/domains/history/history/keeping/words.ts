import { words } from '#kit/language/index.ts'

/** How long recordings are kept, and how much room they take. */
export const keepingWords = words('history/keeping', {
  title: 'Storage and retention',
  failed: 'The settings could not be loaded',
  storage: 'Storage',
  used: (used: string) => `${used} used, without a limit`,
  usedOf: (used: string, limit: string) => `${used} of ${limit} used`,
  retention: 'Keep recordings',
  forever: 'Forever',
  days: (count: number) => `For ${count} days`,
  consequence: (count: number) =>
    `Recordings of everybody in this workspace that are older than ${count} days will be deleted for good, now and from now on.`,
  adminsOnly: 'Only admins of the workspace can change this.',
  saved: 'Saved',
  save: 'Save',
  close: 'Close',
} as const)
