import type { sharingErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const sharingErrorsGerman: Readonly<Record<keyof typeof sharingErrors, string>> = {
  share_link_not_found: 'Diesen Link gibt es nicht, oder er ist beendet.',
  share_link_expiry_past: 'Ein Link kann nicht in der Vergangenheit ablaufen.',
  share_link_taken_down:
    'Wer diese Instanz betreibt, hat diese Aufnahme aus der Öffentlichkeit genommen. Sie kann nicht wieder geteilt werden.',
  public_links_forbidden: 'Dieser Arbeitsbereich erlaubt keine öffentlichen Links.',
}
