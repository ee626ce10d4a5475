import type { Translation } from '../language/index.ts'
import type { uploadWords } from './words.ts'

export const uploadGerman: Translation<typeof uploadWords> = {
  uploading: (name) => `${name} wird gesendet`,
  checking: (name) => `${name} wird angehört`,
  waiting: (name) => `${name} wartet auf die Dateien davor`,
  cancelUpload: (name) => `${name} abbrechen`,
  uploadFailed: (name) => `${name} wurde nicht hinzugefügt`,
  dismiss: (name) => `Meldung zu ${name} schließen`,
}
