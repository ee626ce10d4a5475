import type { productionsAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const productionsAuditGerman: Readonly<Record<keyof typeof productionsAudit, string>> = {
  'productions.order-submitted': 'Produktionsauftrag gesendet',
  'productions.order-paid': 'Produktionsauftrag bezahlt',
  'productions.order-canceled': 'Produktionsauftrag storniert',
  'productions.order-accepted': 'Lieferung abgenommen',
  'productions.delivery-rejected': 'Lieferung abgelehnt',
  'productions.order-taken': 'Produktionsauftrag angenommen',
  'productions.order-declined': 'Produktionsauftrag nicht angenommen',
  'productions.dispute-decided': 'Streit um eine Lieferung entschieden',
  'productions.prices-set': 'Preisliste für Produktionen geändert',
  'productions.changes-requested': 'Änderungen an einer Lieferung gewünscht',
  'productions.applicant-decided': 'Über eine Bewerbung als Produzent entschieden',
  'productions.candidates-ingested': 'Kandidaten eingelesen',
  'productions.producer-changed': 'Produzent geändert',
  'productions.qualification-added': 'Qualifikation hinzugefügt',
  'productions.qualification-test-changed': 'Test einer Qualifikation geändert',
  'productions.qualifications-changed': 'Qualifikationen eines Produzenten geändert',
  'productions.team-changed': 'Team von Produzenten geändert',
  'productions.team-removed': 'Team von Produzenten entfernt',
  'productions.team-given': 'Arbeit einem Team gegeben',
  'productions.task-claimed': 'Aufgabe übernommen',
  'productions.task-revoked': 'Aufgabe zurückgegeben oder entzogen',
  'productions.task-reviewed': 'Aufgabe geprüft',
  'productions.priority-set': 'Dringlichkeit einer Aufgabe geändert',
  'productions.producer-paid': 'Produzent ausgezahlt',
}
