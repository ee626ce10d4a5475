import type { sharingErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const sharingErrorsGerman: Readonly<Record<keyof typeof sharingErrors, string>> = {
  share_link_not_found: 'Diesen Link gibt es nicht, oder er ist beendet.',
  reported_page_not_found: 'Diese Meldung gibt es nicht, oder ihre Seite ist nicht mehr da.',
  embed_format_unsupported: 'Links werden nur als JSON beschrieben.',
  share_link_expiry_past: 'Ein Link kann nicht in der Vergangenheit ablaufen.',
  share_link_taken_down:
    'Wer diese Instanz betreibt, hat diese Aufnahme aus der Öffentlichkeit genommen. Sie kann nicht wieder geteilt werden.',
  video_too_long: 'Ein Video kann höchstens 140 Sekunden lang sein.',
  video_letters_missing: 'Videos können nicht alle Buchstaben dieses Texts zeigen.',
  video_failed: 'Das Video konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  video_canceled: 'Dieses Video wurde abgebrochen.',
  video_job_not_found: 'Ein solches Video wird nicht erstellt.',
  video_not_found: 'Dieses Video gibt es nicht, oder seine Adresse ist abgelaufen.',
  public_links_forbidden: 'Dieser Arbeitsbereich erlaubt keine öffentlichen Links.',
}
