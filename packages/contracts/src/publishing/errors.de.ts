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
  published_work_not_found: 'Hier ist nichts veröffentlicht.',
}
