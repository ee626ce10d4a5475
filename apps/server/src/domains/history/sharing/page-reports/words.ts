import { sharedPageWords } from '../page/words.ts'

const { reportLead, reason, reasons, message, send, sent, often } = sharedPageWords

/** What is said where somebody reports a work or a profile. */
export const pageReportWords = {
  report: { work: 'Report this work', profile: 'Report this profile' },
  back: { work: 'Back to the work', profile: 'Back to the profile' },
  reportLead,
  reason,
  reasons,
  message,
  send,
  sent,
  often,
}
