import type { profilesErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const profilesErrorsGerman: Readonly<Record<keyof typeof profilesErrors, string>> = {
  profile_not_found: 'Dieses Profil gibt es nicht.',
  profile_handle_invalid: 'Ein Kurzname hat 3 bis 30 Zeichen: Buchstaben von a bis z, Ziffern, - und _.',
  profile_handle_reserved: 'Dieser Kurzname ist reserviert. Wählen Sie einen anderen.',
  profile_handle_taken: 'Diesen Kurznamen hat schon jemand. Wählen Sie einen anderen.',
  profile_handle_changed_too_often:
    'Sie haben Ihren Kurznamen dreimal geändert. Frühere Kurznamen bleiben 90 Tage reserviert; danach können Sie ihn wieder ändern.',
  profile_incomplete: 'Ein öffentliches Profil braucht einen Kurznamen und einen Namen.',
  profile_taken_down:
    'Wer diese Instanz betreibt, hat dieses Profil aus der Öffentlichkeit genommen. Es kann nicht wieder gezeigt werden.',
  profile_link_invalid: 'Ein Link beginnt mit https:// und nennt eine Website.',
}
