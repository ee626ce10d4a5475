import type { soundEffectsAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const soundEffectsAuditGerman: Readonly<Record<keyof typeof soundEffectsAudit, string>> = {
  'sound-effects.published': 'Geräusch veröffentlicht',
  'sound-effects.publication-changed': 'Veröffentlichtes Geräusch geändert',
  'sound-effects.withdrawn': 'Veröffentlichtes Geräusch zurückgenommen',
  'sound-effects.taken-down': 'Veröffentlichtes Geräusch gesperrt',
  'sound-effects.restored': 'Veröffentlichtes Geräusch wieder freigegeben',
  'sound-effects.featured': 'Veröffentlichtes Geräusch hervorgehoben oder nicht mehr',
}
