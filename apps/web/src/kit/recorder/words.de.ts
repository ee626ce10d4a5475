import type { Translation } from '../language/index.ts'
import type { recorderWords } from './words.ts'

export const recorderGerman: Translation<typeof recorderWords> = {
  yours: 'Aufnahme',
  recorder: 'Aufnahmegerät',
  recording: 'Aufnahme läuft …',
  paused: 'Angehalten',
  pause: 'Anhalten',
  goOn: 'Fortsetzen',
  stop: 'Beenden und verwenden',
  cancelRecording: 'Verwerfen',
  level: 'Pegel Ihres Mikrofons',
  microphone: {
    refused:
      'Das Mikrofon ist gesperrt. Erlauben Sie es für diese Seite in den Einstellungen Ihres Browsers, oder laden Sie eine Datei hoch.',
    missing: 'Es wurde kein Mikrofon gefunden. Schließen Sie eines an, oder laden Sie eine Datei hoch.',
    failed:
      'Das Mikrofon konnte nicht verwendet werden. Vielleicht verwendet es ein anderes Programm. Sie können stattdessen eine Datei hochladen.',
    unsupported: 'Dieser Browser kann hier nicht aufnehmen. Laden Sie stattdessen eine Datei hoch.',
  },
  fileName: 'aufnahme',
}
