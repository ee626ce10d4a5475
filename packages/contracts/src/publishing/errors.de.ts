import type { publishingErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const publishingErrorsGerman: Readonly<Record<keyof typeof publishingErrors, string>> = {
  work_not_found: 'Dieses Werk gibt es nicht.',
  work_limit_reached: 'Mehr Werke kann ein Arbeitsbereich nicht haben.',
  work_has_no_cover: 'Dieses Werk hat kein Titelbild.',
  work_not_ready: 'Dieses Werk kann noch nicht veröffentlicht werden. Die Prüfungen sagen, was zu tun ist.',
  release_time_invalid: 'Eine Veröffentlichung lässt sich ab einer Minute im Voraus planen, und für ein Jahr.',
  work_taken_down: 'Wer diese Instanz betreibt, hat dieses Werk gesperrt.',
  work_leveling_failed: 'Der Ton eines Kapitels konnte nicht auf die Lautheit gebracht werden, die Zuhörende erwarten.',
  isbn_invalid: 'Das ist keine ISBN: Ihre letzte Ziffer passt nicht zu den anderen.',
  work_not_bought: 'Nur wer dieses Werk gekauft hat, kann es ganz hören und lesen.',
  work_chapter_not_found: 'Dieses Kapitel gibt es in diesem Werk nicht.',
  work_upload_not_found: 'Diese Datei wurde zu diesem Werk nicht hochgeladen, oder sie ist nicht mehr da.',
  work_chapter_limit_reached: 'Dieses Werk hat so viele Kapitel, wie ein Werk haben kann.',
  upload_is_film: 'Diese Datei ist ein Video. Laden Sie nur den Ton hoch, als MP3, WAV, FLAC, OGG oder M4A.',
  upload_has_too_many_channels: 'Diese Datei hat mehr als acht Kanäle. Mischen Sie sie auf einen oder zwei herunter.',
  upload_is_silent: 'In dieser Datei ist nichts zu hören.',
  published_work_not_found: 'Hier ist nichts veröffentlicht.',
}
