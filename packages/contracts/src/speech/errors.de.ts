import type { speechErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const speechErrorsGerman: Readonly<Record<keyof typeof speechErrors, string>> = {
  empty_text: 'Es gibt nichts zu sprechen: Der Text ist leer.',
  text_too_long: 'Der Text ist länger, als dieses Modell in einer Anfrage annimmt.',
  model_not_found: 'Dieses Modell gibt es nicht.',
  unsupported_model: 'Dieses Modell kann keinen Text sprechen.',
  unsupported_language: 'Diese Stimme spricht diese Sprache nicht.',
  invalid_output_format: 'Dieses Ausgabeformat gibt es hier nicht.',
  input_timeout_exceeded: 'Zu lange kam nichts an, deshalb wurde die Verbindung geschlossen.',
  too_many_contexts: 'Auf dieser Verbindung oder in diesem Arbeitsbereich sind zu viele Kontexte offen.',
  take_refused:
    'Die Aufnahme ist zweimal schlecht geworden; berechnet wurde nichts. Bitte versuchen Sie es noch einmal.',
  invalid_audio: 'Diese Aufnahme kann nicht verwendet werden.',
  invalid_file_type: 'Das ist keine Audio- oder Videodatei.',
  audio_too_long: 'Diese Aufnahme ist länger als erlaubt.',
  audio_too_short: 'Diese Aufnahme ist zu kurz.',
  engine_failed: 'Die Sprachausgabe ist fehlgeschlagen; berechnet wurde nichts. Bitte versuchen Sie es noch einmal.',
}
