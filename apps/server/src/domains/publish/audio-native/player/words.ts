/** What the player says. */
export const playerWords = {
  player: 'Listen to this page',
  play: 'Play',
  pause: 'Pause',
  back: 'Back 10 seconds',
  position: 'Position',
  of: '{at} of {total}',
  speed: 'Speed: {rate}×',
  failed: 'This cannot be played at the moment. Reload the page to try again.',
  generated: 'Read by a computer voice',
  sampleTitle: 'The title of your page',
  sampleAuthor: 'Its author',
}
