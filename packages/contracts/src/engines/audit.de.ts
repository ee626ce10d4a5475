import type { enginesAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const enginesAuditGerman: Readonly<Record<keyof typeof enginesAudit, string>> = {
  'engines.address-added': 'Engine unter einer Adresse hinzugefügt',
  'engines.address-changed': 'Engine unter einer Adresse geändert',
  'engines.address-removed': 'Engine unter einer Adresse entfernt',
  'engines.rules-changed': 'Regeln für Engines außerhalb geändert',
  'engines.model-install-begun': 'Installation eines Modells begonnen',
  'engines.model-paused': 'Installation eines Modells angehalten',
  'engines.model-removed': 'Modell entfernt',
  'engines.model-voices-chosen': 'Stimmen eines Modells ausgewählt',
}
