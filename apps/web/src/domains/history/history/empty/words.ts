import { words } from '#kit/language/index.ts'

/** What stands where no recording is; the rest of the slice's words come with home. */
export const emptyWords = words('history/empty', {
  emptyAll: {
    title: 'Everything you generate is kept here',
    text: 'Turn a sentence into speech, and you find it here to play, download or use again.',
    action: 'Generate speech',
  },
  emptyChanges: {
    title: 'Your voice changes are kept here',
    text: 'Say something in another voice, and you find it here to play or download.',
    action: 'Change a voice',
  },
  emptySounds: {
    title: 'Your sound effects are kept here',
    text: 'Write what should be heard, and you find it here to play or download.',
    action: 'Make a sound',
  },
  emptyMusic: {
    title: 'Your music is kept here',
    text: 'Write what music should be, and you find it here to play or download.',
    action: 'Compose music',
  },
  noneFoundTitle: 'No recording matches',
  noneFound: 'Try other words or fewer filters.',
  clearFilters: 'Clear filters',
} as const)
