import type { enginesAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const enginesAuditGerman: Readonly<Record<(typeof enginesAudit)[number], string>> = {
  'engines.model-install-begun': 'Installation eines Modells begonnen',
  'engines.model-paused': 'Installation eines Modells angehalten',
  'engines.model-removed': 'Modell entfernt',
}
