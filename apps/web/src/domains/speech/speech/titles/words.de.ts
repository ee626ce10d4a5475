import type { Translation } from '#kit/language/index.ts'
import type { speechTitleWords } from './words.ts'

export const speechTitleWordsGerman: Translation<typeof speechTitleWords> = {
  title: 'Text zu Sprache',
  history: 'Verlauf',
  speechToSpeech: 'Stimmwandler',
}
