import type { historyErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const historyErrorsGerman: Readonly<Record<keyof typeof historyErrors, string>> = {
  history_item_not_found: 'Diesen Eintrag gibt es im Verlauf nicht.',
  storage_limit_reached: 'Ihre Aufnahmen füllen den ganzen Platz Ihres Tarifs. Löschen Sie einige, um neue zu machen.',
  feedback_already_reviewed: 'Diese Rückmeldung kann nicht mehr geändert werden, weil sie schon geprüft wurde.',
}
