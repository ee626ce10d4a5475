import type { staffAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const staffAuditGerman: Readonly<Record<keyof typeof staffAudit, string>> = {
  'staff.user-looked-at': 'Konto angesehen',
  'staff.recordings-looked-at': 'Aufnahmen angesehen',
  'staff.workspace-looked-at': 'Arbeitsbereich angesehen',
  'staff.probation-set': 'Beobachtung festgelegt',
  'staff.user-blocked': 'Konto gesperrt',
  'staff.user-unblocked': 'Konto entsperrt',
  'staff.tier-given': 'Tarif gegeben',
  'staff.support-access-asked': 'Um Zugang für den Support gebeten',
  'staff.letter-retried': 'Nachricht erneut versucht',
  'staff.event-retried': 'Ereignis erneut versucht',
  'staff.job-retried': 'Job erneut versucht',
  'staff.job-stopped': 'Job angehalten',
  'staff.setting-changed': 'Einstellung der Instanz geändert',
}
