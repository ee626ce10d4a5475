import { formatExact } from '#kit/format/index.ts'
import { words } from '#kit/language/index.ts'

export const speechWords = words('speech', {
  text: 'Text to speak',
  placeholder: 'Type or paste what you want to hear…',
  examplesTitle: 'Or start from an example',
  examples: [
    {
      name: 'Narrate a story',
      text: 'The harbour was still asleep when the first gull began to complain about the weather.',
    },
    {
      name: 'Greet a caller',
      text: 'Thank you for calling. All our colleagues are busy right now, but we will be with you in two minutes.',
    },
    {
      name: 'Explain an idea',
      text: 'Sound is nothing but air that moves. Faster movement is a higher note; stronger movement, a louder one.',
    },
  ],
  characters: (count: number, limit: number) => `${formatExact(count)} / ${formatExact(limit)} characters`,
  cost: (credits: number) => (credits === 1 ? '1 credit' : `${formatExact(credits)} credits`),
  problems: {
    empty: 'Write something first.',
    tooLong: (limit: number) => `At most ${formatExact(limit)} characters at a time.`,
    tooExpensive: (cost: number, left: string) => `This costs ${formatExact(cost)} credits: ${left}.`,
    noVoice: 'Choose a voice first.',
    voicesLoading: 'The voices are still loading. Try again in a moment.',
  },
  generate: 'Generate speech',
  cancel: 'Cancel',
  starting: 'Waiting for the first words…',
  announceStart: 'Generating speech.',
  announceEnd: 'Speech is ready.',
  announceFailure: (reason: string) => `Generating speech failed. ${reason}`,
  cancelled: 'Canceled. What was already spoken is kept in your history.',
  cutOff: 'The recording was cut off. You are only charged for what you could hear.',
  retryAfter: (seconds: number) => (seconds === 1 ? 'Try again in a second.' : `Try again in ${seconds} seconds.`),
  requestId: 'Request ID',
  readBy: (language: string, voice: string) => `Passages in ${language} were read by ${voice}.`,
  voice: 'Voice',
  model: 'Model',
  modelCost: (multiplier: number) =>
    multiplier === 1 ? '1 credit per character' : `${multiplier} credits per character`,
  /** The server says these; what is not here is shown as it comes. */
  modelNotes: {
    'Every control, short texts and dialogue.': 'Every control, short texts and dialogue.',
    'The default: every control, texts of any kind.': 'The default: every control, texts of any kind.',
    'Half the price and twice the simultaneous requests, long texts.':
      'Half the price and twice the simultaneous requests, long texts.',
    'English only, half the price, long texts.': 'English only, half the price, long texts.',
    'An earlier model, kept for programs that name it.': 'An earlier model, kept for programs that name it.',
    'An earlier English model, kept for programs that name it.':
      'An earlier English model, kept for programs that name it.',
    'Says a recording in any language again in another voice: its words, timing and intonation are kept.':
      'Says a recording in any language again in another voice: its words, timing and intonation are kept.',
    'Says an English recording again in another voice: its words, timing and intonation are kept.':
      'Says an English recording again in another voice: its words, timing and intonation are kept.',
  } as Readonly<Record<string, string>>,
  speed: 'Speed',
  stability: 'Stability',
  similarity: 'Similarity',
  style: 'Style',
  speakerBoost: 'Speaker boost',
  speedEnds: ['Slower', 'Faster'],
  stabilityEnds: ['More variable', 'More stable'],
  similarityEnds: ['Looser', 'Closer'],
  styleEnds: ['Plain', 'Expressive'],
  speakerBoostHelp: 'Brings the voice forward, for small speakers and noisy rooms.',
  reset: 'Reset to the voice’s own settings',
  storedForVoice: (forEverybody: boolean) =>
    `Kept for this voice, for ${forEverybody ? 'everybody in your workspace' : 'you alone'}.`,
  takenFromRecording: 'Taken from the recording you are using again. The voice keeps its own settings.',
  language: 'Language',
  ownLanguage: 'The voice’s own',
  languageHelp: 'The language to read in where the letters of the text leave it open.',
  advanced: 'Advanced',
  seed: 'Seed',
  seedHelp:
    'The same text and seed give the same take; asked for again, it costs nothing. Empty: a new take each time.',
  seedPlaceholder: 'A new one each time',
  seedWrong: 'A whole number from 0 to 4,294,967,295.',
  normalization: 'Numbers and abbreviations',
  normalizationOptions: { auto: 'Read in words', off: 'Read as written' },
  previousText: 'Text before this',
  nextText: 'Text after this',
  contextHelp: 'Not spoken. It makes parts of a longer text fit together.',
  format: 'Output format',
  formatHelp: 'Every format plays here. WAV starts once the whole recording is made.',
  largerPlan: 'Only on larger plans',
} as const)
