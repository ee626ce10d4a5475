import type { voiceDesignErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const voiceDesignErrorsGerman: Readonly<Record<keyof typeof voiceDesignErrors, string>> = {
  generated_voice_not_found: 'Diese Vorschau gibt es nicht, oder die Zeit zum Speichern ist vorbei.',
  remixing_session_not_found: 'Diese Sitzung gibt es nicht.',
  remixing_iteration_not_found: 'Diesen Schritt gibt es in der Sitzung nicht.',
  remixing_session_limit_reached:
    'Es gibt so viele Sitzungen oder Schritte in dieser, wie es geben darf. Löschen Sie, was Sie nicht brauchen.',
  voice_mixing_not_allowed: 'Die Bedingungen dieser Stimme erlauben nicht, sie zu verändern.',
  nothing_to_change: 'Nichts in dieser Beschreibung sagt, wie sich die Stimme ändern soll.',
  reference_audio_not_supported: 'Eine Vergleichsaufnahme liest nur das Modell eleven_ttv_v3.',
}
