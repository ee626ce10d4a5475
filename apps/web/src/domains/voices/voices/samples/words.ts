import { formatSize } from '#kit/format/index.ts'
import { words } from '#kit/language/index.ts'

/** What is said of recordings that a voice is made from. */
export const sampleWords = words('voices/samples', {
  samples: 'Recordings',
  transcript: 'What is said in it',
  transcriptHelp:
    'Word for word. With it, a recording of 2 to 15 seconds in English or Chinese is imitated; without it, the voice is matched acoustically.',
  drop: 'Drop recordings or videos here, or paste them',
  dropLimits: (bytes: number, minutes: number) => `Up to ${formatSize(bytes)} and ${minutes} minutes each`,
  remove: (name: string) => `Remove ${name}`,
  checking: 'Listening…',
  accepted: 'Can be used',
  refused: 'Cannot be used',
  checkFailed: 'Could not be checked',
  retry: 'Check again',
  full: (files: number) => `No more than ${files} files can be used.`,
  grades: { studio: 'Studio', good: 'Good', ok: 'Fair', poor: 'Poor', bad: 'Bad' },
  measures: {
    level: 'Level',
    noise: 'Above the noise',
    clipped: 'Clipped',
    speech: 'Speech',
  },
  levelValue: (lufs: string) => `${lufs} LUFS`,
  noiseValue: (decibels: string) => `${decibels} dB`,
  problems: {
    clipped: 'It is clipped: move away from the microphone, or lower its gain.',
    noisy: 'It is noisy: turn on noise removal, or record in a quieter room.',
    little_speech: 'There is little speech in it: cut out the pauses.',
    quiet: 'It is quiet: move closer to the microphone.',
    loud: 'It is very loud: lower the gain.',
    short: 'It is short: a longer recording is matched better.',
  },
  refusals: {
    sample_empty: 'This file is empty.',
    sample_unreadable: 'This file cannot be read: it is not a recording, or it is damaged or cut off. Export it again.',
    sample_type_not_supported: 'This type of file cannot be read. Use WAV, MP3, M4A, FLAC or a video.',
    sample_too_large: 'This file is too large.',
    sample_too_long: 'This file is too long, or all files together are. Shorten it, or remove others.',
    sample_too_short: 'This file is too short. Record a few sentences.',
    sample_silent: 'Nothing can be heard in it. Was the microphone on?',
    sample_no_speech: 'Nobody can be heard speaking in it.',
    sample_music: 'It contains music. Use the voice alone.',
    sample_duplicate: 'This file has already been added.',
  },
  noise: 'Remove background noise',
  noiseHelp: 'Takes hum and hiss out before the voice is matched. Clean recordings are matched best without it.',
} as const)
