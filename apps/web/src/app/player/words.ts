import { words } from '../../kit/language/index.ts'

export const playerWords = words('app/player', {
  label: 'Audio player',
  back: 'Back 10 seconds',
  forward: 'Forward 10 seconds',
  previous: 'Previous recording',
  next: 'Next recording',
  position: 'Position',
  loop: { off: 'Loop: off', one: 'Loop: this recording', all: 'Loop: the whole list' },
  download: 'Download',
  downloadLater: 'Download (ready in a moment)',
  more: 'Playback options',
  open: 'Larger player',
  slim: 'Smaller player',
  close: 'Close the player',
  failed: 'This recording cannot be played.',
  again: 'Try again',
})
