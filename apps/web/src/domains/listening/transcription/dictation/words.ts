import { words } from '#kit/language/index.ts'

export const dictationWords = words('transcription/dictation', {
  title: 'Dictation',
  dictate: 'Dictate',
  help: (credits: number) => `Write while you speak, ${credits} credits per minute`,
  asking: 'Waiting for the microphone…',
  listening: 'Listening…',
  finishing: 'Writing down the last words…',
  begin: 'Speak: your words appear here.',
  text: 'What you said',
  level: 'Level of your microphone',
  stop: 'Stop and keep it',
  cancel: 'Discard',
  close: 'Close',
  kept: 'Your dictation is kept.',
  nothingSaid: 'No words were understood, so nothing was kept.',
  interrupted: 'The dictation was interrupted. What was written down by then is kept.',
  unplugged: 'The microphone is gone. What was written down by then is kept.',
} as const)
