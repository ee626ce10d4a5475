import type { profilesAudit } from './audit.ts'

/** What each act reads as in German. */
export const profilesActSentencesGerman: Readonly<Record<keyof typeof profilesAudit, string>> = {
  'profiles.shown': '{who} hat das eigene Profil öffentlich gemacht.',
  'profiles.hidden': '{who} hat das eigene öffentliche Profil verborgen.',
  'profiles.changed': '{who} hat das eigene öffentliche Profil geändert.',
  'profiles.taken-down': 'Wer die Instanz betreibt, hat ein Profil aus der Öffentlichkeit genommen.',
  'profiles.restored': 'Wer die Instanz betreibt, hat ein Profil wieder freigegeben.',
}
