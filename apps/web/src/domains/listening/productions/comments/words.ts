import { clockText } from '@vireo/ui'

import { formatExact } from '#kit/format/index.ts'
import { plural, words } from '#kit/language/index.ts'

/** Writes a time to the tenth of a second. */
const time = (seconds: number) => {
  const tenths = Math.round(seconds * 10)
  return `${clockText(tenths * 100)}.${tenths % 10}`
}

export const commentWords = words('productions/comments', {
  time,
  stretch: (from: string, to: string) => `${from} – ${to}`,
  title: 'Comments',
  titleWith: (count: number) => (count === 0 ? 'Comments' : `Comments ${formatExact(count)}`),
  lead: 'For those who write and review this, and whoever runs this instance. The buyer does not see them.',
  failed: 'The comments could not be loaded',
  none: 'Nobody has commented on a place of this recording.',
  allHidden: 'All comments are resolved.',
  add: 'Comment here',
  text: 'Comment',
  missing: 'Write something first.',
  place: 'Place in the recording',
  earlier: 'A tenth of a second earlier',
  later: 'A tenth of a second later',
  here: 'Move here',
  endHere: 'End here',
  noEnd: 'Take away the end',
  keys: (control: string) => `${control}+Enter saves, Esc cancels.`,
  save: 'Save',
  cancel: 'Cancel',
  refused: 'The comment could not be saved. It stays here.',
  discarded: 'The comment was discarded',
  undo: 'Undo',
  goTo: (at: string) => `Go to the comment at ${at}`,
  authors: { producer: 'Producer', reviewer: 'Reviewer', house: 'Operator' },
  own: (author: string) => `${author} (you)`,
  edited: 'changed',
  resolved: 'Resolved',
  resolvedBy: (who: string) => `Resolved by: ${who}`,
  resolve: (at: string) => `Resolve the comment at ${at}`,
  reopen: (at: string) => `Open the comment at ${at} again`,
  edit: (at: string) => `Edit the comment at ${at}`,
  remove: (at: string) => `Delete the comment at ${at}`,
  removeTitle: 'Delete this comment?',
  removeHelp: 'It is gone for everybody who works on this recording.',
  removeAction: 'Delete',
  hideResolved: 'Hide resolved',
  inRow: (count: number) => plural(count, { one: '1 comment', other: `${formatExact(count)} comments` }),
} as const)
