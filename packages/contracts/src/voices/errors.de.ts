import type { voiceErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const voiceErrorsGerman: Readonly<Record<keyof typeof voiceErrors, string>> = {
  voice_not_found: 'Diese Stimme gibt es nicht.',
  sample_not_found: 'Diese Aufnahme der Stimme gibt es nicht.',
  voice_limit_reached: 'Ihr Tarif hat keinen Platz für eine weitere eigene Stimme.',
  professional_voice_limit_reached: 'Ihr Tarif hat keinen Platz für eine weitere professionelle Stimme.',
  voice_add_edit_limit_reached:
    'Ihr Tarif erlaubt in diesem Zeitraum nicht, weitere Stimmen hinzuzufügen oder zu bearbeiten.',
  voice_samples_changed:
    'Die Aufnahmen dieser Stimme haben sich geändert, während sie verglichen wurden. Bitte versuchen Sie es noch einmal.',
  voice_not_ready: 'Diese Stimme kann noch nicht sprechen: Sie ist nicht trainiert.',
  picture_type_not_supported:
    'Das ist kein Bild, das verwendet werden kann. Nehmen Sie eine JPEG-, PNG- oder WebP-Datei.',
  picture_animated: 'Dieses Bild bewegt sich. Nehmen Sie eines, das stillsteht.',
  picture_too_large: 'Dieses Bild hat mehr als 40 Megapixel. Nehmen Sie ein kleineres.',
  picture_too_small: 'Dieses Bild ist zu klein. Nehmen Sie eines mit mindestens 64 × 64 Pixeln.',
  picture_unreadable:
    'Dieses Bild ist beschädigt, oder sein Ende fehlt. Speichern Sie es neu und versuchen Sie es noch einmal.',
  voice_access_denied: 'Diese Stimme darf nicht verwendet werden.',
  no_usable_samples: 'Keine dieser Dateien kann die Aufnahme einer Stimme sein.',
  voice_language_not_supported: 'Auf dieser Instanz gibt es keine Stimme für diese Sprache.',
  invalid_voice_settings: 'Eine Einstellung der Stimme liegt außerhalb ihres Bereichs.',
  voice_collection_not_found: 'Diese Sammlung gibt es nicht.',
  voice_collection_limit_reached: 'Dieser Arbeitsbereich hat so viele Sammlungen, wie er haben kann.',
}
