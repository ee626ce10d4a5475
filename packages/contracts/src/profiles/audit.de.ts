import type { profilesAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const profilesAuditGerman: Readonly<Record<keyof typeof profilesAudit, string>> = {
  'profiles.shown': 'Öffentliches Profil gezeigt',
  'profiles.hidden': 'Öffentliches Profil verborgen',
  'profiles.changed': 'Öffentliches Profil geändert',
  'profiles.taken-down': 'Öffentliches Profil gesperrt',
  'profiles.restored': 'Öffentliches Profil wieder freigegeben',
}
