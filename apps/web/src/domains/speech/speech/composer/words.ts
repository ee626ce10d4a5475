import { formatDecimal, formatExact } from '#kit/format/index.ts'
import { words } from '#kit/language/index.ts'

export const composerWords = words('speech/composer', {
  mode: 'What to speak',
  textMode: 'Text',
  dialogueMode: 'Dialogue',
  changeMode: 'Voice changer',
  settings: 'Settings',
  pronunciation: 'Pronunciation',
  closeSettings: 'Close settings',
  hearThem: 'Press a face to hear it. Then write a sentence and press Generate.',
  hear: (name: string) => `Hear ${name}`,
  pause: (name: string) => `Pause ${name}`,
  tryAgain: 'Try again',
  seePlans: 'See plans',
  openWorkbench: 'Open in the workbench',
  model: (name: string) => `Model: ${name}. Choose another`,
  modelPrice: (name: string, multiplier: number) =>
    multiplier === 1
      ? `${name} · 1 credit per character`
      : `${name} · ${formatDecimal(multiplier)} credits per character`,
  modelsLoading: 'Loading models',
  generate: 'Generate',
  aboutSeconds: (seconds: number) => `about ${formatExact(seconds)} s`,
  aboutMinutes: (clock: string) => `about ${clock} min`,
  sentence: (number: number, count: number) => `Sentence ${formatExact(number)} of ${formatExact(count)}`,
  secondsLeft: (seconds: number) => `about ${formatExact(seconds)} s left`,
  lastWords: 'last words',
  made: (clock: string) => `Speaking · ${clock} made`,
  speaking: 'Speaking…',
} as const)
