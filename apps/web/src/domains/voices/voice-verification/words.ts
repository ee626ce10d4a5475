import { plural, words } from '#kit/language/index.ts'

export const verificationWords = words('voice-verification', {
  blockedTitle: (name: string) => `${name} is blocked`,
  blockedText:
    'Whoever runs this instance does not allow this voice to speak. Choose another one; your text stays as it is.',
  understood: 'Understood',
  title: (name: string) => `Prove that you may speak as ${name}`,
  lead: 'Read these lines aloud, in order and without a break. Your recording is checked on this server only, and kept for 30 days in case an attempt has to be reviewed.',
  lines: 'Lines to read aloud. If you cannot see them, hear them with the button below.',
  hear: 'Hear the lines',
  hush: 'Stop',
  spoken: 'The lines, read aloud',
  record: 'Record',
  recordAgain: 'Record again',
  yours: 'Your recording',
  send: 'Send the recording',
  judging: 'Listening to your recording…',
  fresh: 'Get other lines',
  attemptsLeft: (count: number) =>
    plural(count, { one: '1 attempt left today', other: `${count} attempts left today` }),
  accepted: (name: string) => `Accepted. You may speak as ${name} now.`,
  tryAgain: 'Here are new lines: read them and try again.',
  linesFailed: 'The lines could not be loaded',
})
