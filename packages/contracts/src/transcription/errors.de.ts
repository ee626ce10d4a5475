import type { transcriptionErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const transcriptionErrorsGerman: Readonly<Record<keyof typeof transcriptionErrors, string>> = {
  transcript_not_found: 'Dieses Transkript gibt es nicht.',
  transcript_not_ready: 'Dieses Transkript ist noch nicht fertig.',
  transcript_changed: 'Dieses Transkript wurde inzwischen geändert. Laden Sie es neu.',
  transcript_version_not_found: 'Diese Fassung des Transkripts gibt es nicht.',
  transcript_comment_not_found: 'Diesen Kommentar zum Transkript gibt es nicht.',
  too_many_comments: 'Zu diesem Transkript gibt es schon so viele Kommentare, wie es geben kann.',
  recording_not_kept: 'Die Aufnahme zu diesem Transkript ist nicht gespeichert.',
  recording_unreachable: 'Von dieser Adresse ließ sich keine Aufnahme holen.',
  keyterm_not_found: 'Diesen Schlüsselbegriff gibt es nicht.',
  keyterm_limit_reached: 'Für weitere Schlüsselbegriffe ist kein Platz.',
  session_time_limit_exceeded: 'Diese Sitzung hat so lange gedauert, wie sie darf. Beginnen Sie eine neue.',
  recognition_option_refused: 'Das kann die installierte Engine nicht.',
}
