import { words } from '#kit/language/index.ts'

/** What is said where somebody chooses how pages are spoken. */
export const waysToSpeakWords = words('audio-native/project', {
  model: 'Model',
  modelHelp: 'Sets the price of a character.',
  dictionary: 'Pronunciation',
  dictionaryHelp: 'How names and terms are said.',
  severalDictionaries: 'Several dictionaries',
} as const)
