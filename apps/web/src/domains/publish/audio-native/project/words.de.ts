import type { Translation } from '#kit/language/index.ts'
import type { waysToSpeakWords } from './words.ts'

export const waysToSpeakGerman: Translation<typeof waysToSpeakWords> = {
  model: 'Modell',
  modelHelp: 'Bestimmt den Preis eines Zeichens.',
  dictionary: 'Aussprache',
  dictionaryHelp: 'Wie Namen und Begriffe gesprochen werden.',
  severalDictionaries: 'Mehrere Wörterbücher',
}
