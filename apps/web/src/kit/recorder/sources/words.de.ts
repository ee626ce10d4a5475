import { formatSize } from '../../format/index.ts'
import type { Translation } from '../../language/index.ts'
import type { sourceWords } from './words.ts'

export const sourceGerman: Translation<typeof sourceWords> = {
  source: 'Ihre Aufnahme',
  drop: 'Aufnahme oder Video hierher ziehen oder einfügen',
  dropLimits: (sizeBytes, minutes) => `Bis zu ${formatSize(sizeBytes)} und ${minutes} Minuten`,
  chooseAnother: 'Andere Datei wählen',
  retake: 'Noch einmal aufnehmen',
  remove: 'Aufnahme entfernen',
}
