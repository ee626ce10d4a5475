import type { professionalCloningAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const professionalCloningAuditGerman: Readonly<Record<keyof typeof professionalCloningAudit, string>> = {
  'professional-cloning.changed': 'Professionelle Stimme geändert',
  'professional-cloning.sample-deleted': 'Aufnahme gelöscht',
  'professional-cloning.samples-added': 'Aufnahmen hinzugefügt',
  'professional-cloning.trained': 'Professionelle Stimme trainiert',
  'professional-cloning.training-asked': 'Training verlangt',
  'professional-cloning.training-canceled': 'Training abgebrochen',
  'professional-cloning.training-failed': 'Training fehlgeschlagen',
  'professional-cloning.verification-decided': 'Über Nachweis entschieden',
  'professional-cloning.verification-requested': 'Nachweis eingereicht',
}
