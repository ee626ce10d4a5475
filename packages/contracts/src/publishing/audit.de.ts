import type { publishingAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const publishingAuditGerman: Readonly<Record<keyof typeof publishingAudit, string>> = {
  'publishing.work-created': 'Werk erstellt',
  'publishing.work-changed': 'Werk geändert',
  'publishing.work-deleted': 'Werk gelöscht',
  'publishing.cover-changed': 'Titelbild eines Werks geändert',
  'publishing.chapters-changed': 'Kapitel eines Werks geändert',
  'publishing.upload-added': 'Datei zu einem Werk hochgeladen',
  'publishing.release-begun': 'Veröffentlichung eines Werks begonnen',
  'publishing.release-scheduled': 'Veröffentlichung eines Werks geplant',
  'publishing.release-unscheduled': 'Geplante Veröffentlichung eines Werks abgesagt',
  'publishing.withdrawn': 'Werk zurückgezogen',
  'publishing.taken-down': 'Werk gesperrt',
  'publishing.restored': 'Werk wieder freigegeben',
}
