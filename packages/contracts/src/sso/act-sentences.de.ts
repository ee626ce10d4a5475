import type { ssoAudit } from './audit.ts'

/** What each act reads as in German. */
export const ssoActSentencesGerman: Readonly<Record<keyof typeof ssoAudit, string>> = {
  'sso.access-ended':
    'Ein Zugang wurde beendet, wie es der Identitätsanbieter wollte.|Der Zugang von {thing} wurde beendet, wie es der Identitätsanbieter wollte.',
  'sso.account-connected': '{who} hat das eigene Konto mit einem Identitätsanbieter verbunden.',
  'sso.domain-added': '{who} hat eine Domain hinzugefügt.|{who} hat die Domain {thing} hinzugefügt.',
  'sso.domain-failed':
    'Der Eintrag einer Domain wurde nicht mehr gefunden.|Der Eintrag der Domain {thing} wurde nicht mehr gefunden.',
  'sso.domain-removed': '{who} hat eine Domain entfernt.|{who} hat die Domain {thing} entfernt.',
  'sso.domain-verified': 'Eine Domain wurde bestätigt.|Die Domain {thing} wurde bestätigt.',
  'sso.identity-provider-changed':
    '{who} hat einen Identitätsanbieter geändert.|{who} hat den Identitätsanbieter {thing} geändert.',
  'sso.identity-provider-created':
    '{who} hat einen Identitätsanbieter hinzugefügt.|{who} hat den Identitätsanbieter {thing} hinzugefügt.',
  'sso.identity-provider-deleted':
    '{who} hat einen Identitätsanbieter gelöscht.|{who} hat den Identitätsanbieter {thing} gelöscht.',
  'sso.rules-changed': '{who} hat die Regeln für Single Sign-on geändert.',
  'sso.scim-token-issued': '{who} hat ein SCIM-Token erstellt.',
  'sso.scim-token-revoked': '{who} hat ein SCIM-Token beendet.',
}
