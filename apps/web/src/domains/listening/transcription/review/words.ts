import { formatExact } from '#kit/format/index.ts'
import { plural, words } from '#kit/language/index.ts'

/** What is said of comments and versions, which most people who read a transcript never open. */
export const reviewWords = words('transcription/review', {
  commentsFailed: 'The comments could not be loaded',
  noComments: 'Nobody has commented yet',
  noCommentsHelp: 'A comment stands at a time of the recording, and is resolved once nothing is left to do about it.',
  allResolved: 'All comments are resolved',
  newComment: (time: string) => `New comment at ${time}`,
  comment: 'Comment',
  reply: 'Reply',
  replyTo: (who: string) => `Reply to ${who}`,
  resolve: 'Resolve',
  reopen: 'Open again',
  showResolved: (count: number) =>
    plural(count, { one: 'Show the resolved one', other: `Show ${formatExact(count)} resolved ones` }),
  deleteComment: (time: string) => `Delete the comment at ${time}`,
  deleteReply: (who: string) => `Delete the reply of ${who}`,
  deleteTitle: 'Delete this comment?',
  deleteHelp: 'It is gone for good, with the replies to it.',
  delete: 'Delete',
  somebodyGone: 'Somebody who left',
  listenFrom: (time: string) => `Listen from ${time}`,
  versionsLead: 'What one person corrects within ten minutes is one version.',
  versionsFailed: 'The versions could not be loaded',
  current: 'As it is now',
  asHeard: 'As it was heard',
  corrected: (who: string) => `Corrected by ${who}`,
  heardFor: (who: string) => `Written down for ${who}`,
  compare: 'Compare with now',
  compareAt: (time: string) => `Compare with now: ${time}`,
  back: 'All versions',
  changesSince: (time: string) => `Changes since ${time}`,
  noChanges: 'Nothing was changed since.',
  wordsChanged: (gone: number, come: number) => `${formatExact(come)} words new, ${formatExact(gone)} gone`,
  restore: 'Restore this version',
} as const)
