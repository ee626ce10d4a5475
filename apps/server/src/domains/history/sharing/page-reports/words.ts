import { sharedPageWords } from '../page/words.ts'

const { reportLead, reason, reasons, message, send, sent, often } = sharedPageWords

/** What is said where somebody reports a work, a profile or a sound. */
export const pageReportWords = {
  report: { work: 'Report this work', profile: 'Report this profile', sound: 'Report this sound' },
  back: { work: 'Back to the work', profile: 'Back to the profile', sound: 'Back to the sound' },
  reportLead,
  reason,
  reasons,
  message,
  send,
  sent,
  often,
}
