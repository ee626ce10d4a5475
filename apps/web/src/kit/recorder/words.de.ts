import { formatSize } from '../format/index.ts'
import type { Translation } from '../language/index.ts'
import type { recorderWords } from './words.ts'

export const recorderGerman: Translation<typeof recorderWords> = {
  yours: 'Aufnahme',
  recorder: 'Aufnahmegerät',
  record: 'Aufnehmen',
  chooseFiles: 'Dateien wählen',
  chooseFile: 'Datei wählen',
  recording: 'Aufnahme läuft …',
  paused: 'Angehalten',
  pause: 'Anhalten',
  goOn: 'Fortsetzen',
  stop: 'Beenden und verwenden',
  cancelRecording: 'Verwerfen',
  level: 'Pegel Ihres Mikrofons',
  shape: 'Ihre Aufnahme bis jetzt',
  microphone: {
    refused:
      'Das Mikrofon ist gesperrt. Erlauben Sie es für diese Seite in den Einstellungen Ihres Browsers, oder laden Sie eine Datei hoch.',
    missing: 'Es wurde kein Mikrofon gefunden. Schließen Sie eines an, oder laden Sie eine Datei hoch.',
    failed:
      'Das Mikrofon konnte nicht verwendet werden. Vielleicht verwendet es ein anderes Programm. Sie können stattdessen eine Datei hochladen.',
    unsupported: 'Dieser Browser kann hier nicht aufnehmen. Laden Sie stattdessen eine Datei hoch.',
  },
  fileProblems: {
    type: (name) => `${name} ist keine Audio- oder Videodatei, die hier gelesen werden kann.`,
    content: (name) => `${name} enthält weder Audio noch Video, das hier gelesen werden kann.`,
    tooLarge: (sizeBytes, limitBytes) =>
      `Diese Datei hat ${formatSize(sizeBytes)}. Die Grenze liegt bei ${formatSize(limitBytes)}.`,
    empty: 'Diese Datei ist leer.',
  },
  fileName: 'aufnahme',
}
