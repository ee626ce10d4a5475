import type { productionsErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const productionsErrorsGerman: Readonly<Record<keyof typeof productionsErrors, string>> = {
  production_order_not_found: 'Diesen Auftrag gibt es nicht.',
  production_media_not_found: 'Diese Aufnahme gibt es in diesem Auftrag nicht.',
  production_item_not_found: 'Diesen Posten gibt es in diesem Auftrag nicht.',
  production_file_not_found: 'Diese Datei gibt es nicht, oder ihre Adresse ist abgelaufen.',
  production_order_state: 'Das geht mit dem Auftrag nicht, so wie er jetzt ist.',
  production_order_empty: 'In diesem Auftrag ist noch nichts.',
  production_order_begun:
    'An diesem Auftrag wird gearbeitet, oder ein Teil ist fertig, deshalb lässt er sich nicht stornieren.',
  production_order_not_delivered: 'Von diesem Auftrag wurde noch nicht alles geliefert.',
  production_order_not_payable:
    'Aufträge können hier nicht bezahlt werden: Diese Instanz hat keinen Zahlungsanbieter, oder ein Posten hat keinen Preis.',
  production_order_limit_reached:
    'Ihr Arbeitsbereich hat zu viele offene Aufträge. Senden oder stornieren Sie zuerst einen davon.',
  production_media_limit_reached: 'In diesem Auftrag sind so viele Aufnahmen, wie hineinpassen.',
  production_item_limit_reached: 'In diesem Auftrag steht so viel, wie hineinpasst.',
  production_media_unreachable: 'Die Aufnahme konnte von dieser Adresse nicht geholt werden.',
  production_price_twice: 'In dieser Liste stehen zwei Preise für dieselbe Arbeit.',
  producer_not_found: 'Diesen Produzenten gibt es nicht.',
  producer_applied_already: 'Sie haben sich bereits beworben.',
  applicant_not_found: 'Diese Bewerbung gibt es nicht.',
  applicant_decided: 'Über diese Bewerbung wurde bereits entschieden.',
  candidates_unreadable: 'Das ist keine Liste als CSV in UTF-8 mit den Spalten name, email und languages.',
  candidates_too_many: 'In dieser Liste stehen mehr Kandidaten, als auf einmal eingeladen werden können.',
  qualification_test_not_found: 'Für diese Qualifikation gibt es keinen Test.',
  qualification_untestable:
    'Anmerkungen kann kein Test von selbst bewerten. Erteilen Sie diese Qualifikation von Hand.',
  qualification_held: 'Diese Qualifikation haben Sie bereits.',
  qualification_test_waits: 'Sie können diesen Test noch nicht wiederholen.',
  qualification_attempt_not_found: 'Diesen Versuch gibt es nicht.',
  qualification_withdrawn:
    'Diese Qualifikation wurde Ihnen entzogen. Wer diese Instanz betreibt, kann sie wieder erteilen.',
  qualification_attempt_over: 'Dieser Versuch ist zu Ende.',
  test_recording_not_found: 'Diese Aufnahme gibt es für diesen Test nicht.',
  production_messages_full: 'Sie haben zu diesem Auftrag so viel geschrieben, wie hineinpasst.',
  production_comment_not_found: 'Diesen Kommentar gibt es zu dieser Aufgabe nicht.',
  production_comments_full:
    'Zu einer Aufnahme passen 500 Kommentare, und eine Person schreibt höchstens 250 davon. Löschen Sie einen, um einen anderen zu schreiben.',
  production_place_beyond_end: 'Die Aufnahme endet vor der Stelle, um die es geht. Wählen Sie eine frühere.',
  production_invoice_not_found: 'Zu diesem Auftrag gibt es keine Rechnung: Er wurde nicht bezahlt.',
  production_team_not_found: 'Dieses Team gibt es nicht.',
  qualification_not_found: 'Diese Qualifikation gibt es nicht.',
  production_task_not_found: 'Diese Aufgabe gibt es nicht.',
  production_task_state: 'Das geht mit der Aufgabe nicht, so wie sie jetzt ist.',
  production_task_limit_reached:
    'Sie haben so viele offene Aufgaben, wie man haben darf. Reichen Sie zuerst eine davon ein oder geben Sie sie zurück.',
  production_review_limit_reached:
    'Sie prüfen so viele Aufgaben, wie man zugleich prüfen darf. Entscheiden Sie zuerst über eine davon.',
  production_deadline_extended: 'Die Frist dieser Aufgabe wurde bereits verlängert.',
  production_content_empty: 'Für diese Aufgabe wurde noch nichts geschrieben.',
  production_content_too_long:
    'Dieser Text und seine Übersetzung haben zusammen mehr als 200.000 Wörter. Kürzen Sie ihn, damit er gespeichert werden kann.',
  production_content_untranslated: 'Für diese Aufgabe wurde noch nichts übersetzt.',
  production_content_changed: 'Inzwischen wurde eine andere Fassung gespeichert.',
}
