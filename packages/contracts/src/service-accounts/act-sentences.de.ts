import type { serviceAccountsAudit } from './audit.ts'

/** What each act reads as in German. */
export const serviceAccountsActSentencesGerman: Readonly<Record<keyof typeof serviceAccountsAudit, string>> = {
  'service-accounts.changed': '{who} hat ein Dienstkonto geändert.|{who} hat das Dienstkonto {thing} geändert.',
  'service-accounts.created': '{who} hat ein Dienstkonto erstellt.|{who} hat das Dienstkonto {thing} erstellt.',
  'service-accounts.deleted': '{who} hat ein Dienstkonto gelöscht.|{who} hat das Dienstkonto {thing} gelöscht.',
  'service-accounts.self-disable-decided': '{who} hat entschieden, ob Dienstkonten sich selbst ausschalten dürfen.',
}
