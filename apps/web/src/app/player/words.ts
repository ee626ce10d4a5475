import { words } from '../../kit/language/index.ts'

export const playerWords = words('app/player', {
  label: 'Audio player',
  idle: 'Nothing is playing',
  idleHint: 'What you play or generate is heard here, on every screen.',
  back: 'Back 10 seconds',
  forward: 'Forward 10 seconds',
  previous: 'Previous recording',
  next: 'Next recording',
  position: 'Position',
  loop: { off: 'Loop: off', one: 'Loop: this recording', all: 'Loop: the whole list' },
  download: 'Download',
  downloadLater: 'Download (ready in a moment)',
  more: 'More of the player',
})
