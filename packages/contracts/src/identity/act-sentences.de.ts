import type { identityAudit } from './audit.ts'

/** What each act reads as in German. */
export const identityActSentencesGerman: Readonly<Record<keyof typeof identityAudit, string>> = {
  'identity.account-created': 'Jemand hat ein Konto angelegt.|{thing} hat ein Konto angelegt.',
  'identity.account-disowned': 'Ein Konto mit unbestätigter Adresse wurde geschlossen.',
  'identity.api-key-changed': '{who} hat einen API-Schlüssel geändert.|{who} hat den API-Schlüssel {thing} geändert.',
  'identity.api-key-created': '{who} hat einen API-Schlüssel erstellt.|{who} hat den API-Schlüssel {thing} erstellt.',
  'identity.api-key-deleted': '{who} hat einen API-Schlüssel gelöscht.|{who} hat den API-Schlüssel {thing} gelöscht.',
  'identity.api-key-replaced': '{who} hat einen API-Schlüssel ersetzt.|{who} hat den API-Schlüssel {thing} ersetzt.',
  'identity.backup-codes-renewed': '{who} hat neue Ersatzcodes erstellt.',
  'identity.copied-session-ended': 'Eine kopierte Sitzung wurde beendet.',
  'identity.email-changed': '{who} hat die eigene E-Mail-Adresse geändert.',
  'identity.email-reverted': '{who} ist zur früheren E-Mail-Adresse zurückgekehrt.',
  'identity.email-verified': '{who} hat die eigene E-Mail-Adresse bestätigt.',
  'identity.password-changed': '{who} hat das eigene Passwort geändert.',
  'identity.password-reset': '{who} hat das eigene Passwort zurückgesetzt.',
  'identity.second-factor-disabled': '{who} hat einen zweiten Faktor ausgeschaltet.',
  'identity.second-factor-enabled': '{who} hat einen zweiten Faktor eingerichtet.',
  'identity.session-ended': '{who} hat einen Browser abgemeldet.',
  'identity.signed-out-everywhere': '{who} hat sich überall abgemeldet.',
  'identity.support-access-granted': '{who} hat dem Support Einblick in das eigene Konto gegeben.',
  'identity.support-access-requested': 'Der Support hat um Einblick in ein Konto gebeten.',
  'identity.support-access-revoked': '{who} hat den Einblick des Supports beendet.',
  'identity.support-session-opened': 'Der Support hat in ein Konto gesehen.',
  'identity.user-created': '{who} hat eine Person angelegt.|{who} hat {thing} angelegt.',
}
