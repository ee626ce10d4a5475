import type { productionsAudit } from './audit.ts'

/** The same in German. */
export const productionsActSentencesGerman: Readonly<Record<keyof typeof productionsAudit, string>> = {
  'productions.order-submitted': '{who} hat einen Auftrag gesendet.|{who} hat den Auftrag {thing} gesendet.',
  'productions.order-paid': 'Ein Auftrag wurde bezahlt.|Der Auftrag {thing} wurde bezahlt.',
  'productions.order-canceled': '{who} hat einen Auftrag storniert.|{who} hat den Auftrag {thing} storniert.',
  'productions.order-accepted':
    '{who} hat die Lieferung zu einem Auftrag abgenommen.|{who} hat die Lieferung zum Auftrag {thing} abgenommen.',
  'productions.delivery-rejected':
    '{who} hat die Lieferung zu einem Auftrag abgelehnt.|{who} hat die Lieferung zum Auftrag {thing} abgelehnt.',
  'productions.order-taken': '{who} hat einen Auftrag angenommen.|{who} hat den Auftrag {thing} angenommen.',
  'productions.order-declined':
    '{who} hat einen Auftrag nicht angenommen.|{who} hat den Auftrag {thing} nicht angenommen.',
  'productions.dispute-decided':
    '{who} hat einen Streit um einen Auftrag entschieden.|{who} hat den Streit um den Auftrag {thing} entschieden.',
  'productions.prices-set':
    '{who} hat die Preisliste für Produktionen geändert.|{who} hat die Preisliste für Produktionen geändert.',
  'productions.changes-requested':
    '{who} hat Änderungen an der Lieferung zu einem Auftrag gewünscht.|{who} hat Änderungen an der Lieferung zum Auftrag {thing} gewünscht.',
  'productions.applicant-decided':
    '{who} hat über eine Bewerbung entschieden.|{who} hat über die Bewerbung von {thing} entschieden.',
  'productions.candidates-ingested':
    '{who} hat eine Liste von Kandidaten eingelesen.|{who} hat eine Liste von Kandidaten eingelesen: {thing}.',
  'productions.producer-changed': '{who} hat einen Produzenten geändert.|{who} hat den Produzenten {thing} geändert.',
  'productions.qualification-added':
    '{who} hat eine Qualifikation hinzugefügt.|{who} hat die Qualifikation {thing} hinzugefügt.',
  'productions.qualification-test-changed':
    '{who} hat den Test einer Qualifikation geändert.|{who} hat den Test der Qualifikation {thing} geändert.',
  'productions.qualifications-changed':
    '{who} hat die Qualifikationen eines Produzenten geändert.|{who} hat die Qualifikationen des Produzenten {thing} geändert.',
  'productions.team-changed': '{who} hat ein Team von Produzenten geändert.|{who} hat das Team {thing} geändert.',
  'productions.team-removed': '{who} hat ein Team von Produzenten entfernt.|{who} hat das Team {thing} entfernt.',
  'productions.team-given': '{who} hat Arbeit einem Team gegeben.|{who} hat die Arbeit {thing} einem Team gegeben.',
  'productions.task-claimed': '{who} hat eine Aufgabe übernommen.|{who} hat die Aufgabe {thing} übernommen.',
  'productions.task-revoked':
    '{who} hat eine Aufgabe zurückgegeben oder entzogen.|{who} hat die Aufgabe {thing} zurückgegeben oder entzogen.',
  'productions.task-reviewed': '{who} hat eine Aufgabe geprüft.|{who} hat die Aufgabe {thing} geprüft.',
  'productions.comment-removed':
    '{who} hat einen Kommentar zu einer Aufgabe gelöscht.|{who} hat einen Kommentar zur Aufgabe {thing} gelöscht.',
  'productions.priority-set':
    '{who} hat die Dringlichkeit einer Aufgabe geändert.|{who} hat die Dringlichkeit der Aufgabe {thing} geändert.',
  'productions.producer-paid': 'Ein Produzent wurde ausgezahlt.|Ein Produzent wurde ausgezahlt: {thing}.',
}
