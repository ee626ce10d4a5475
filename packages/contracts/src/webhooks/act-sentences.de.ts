import type { webhooksAudit } from './audit.ts'

/** What each act reads as in German. */
export const webhooksActSentencesGerman: Readonly<Record<keyof typeof webhooksAudit, string>> = {
  'webhooks.auto-disabled':
    'Ein Webhook wurde ausgeschaltet, weil nichts ankam.|Der Webhook {thing} wurde ausgeschaltet, weil nichts ankam.',
  'webhooks.changed': '{who} hat einen Webhook geändert.|{who} hat den Webhook {thing} geändert.',
  'webhooks.created': '{who} hat einen Webhook erstellt.|{who} hat den Webhook {thing} erstellt.',
  'webhooks.deleted': '{who} hat einen Webhook gelöscht.|{who} hat den Webhook {thing} gelöscht.',
  'webhooks.signing-key-rotated': '{who} hat das Geheimnis eines Webhooks ersetzt.',
}
