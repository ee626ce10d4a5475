import type { webhooksAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const webhooksActSentences: Readonly<Record<keyof typeof webhooksAudit, string>> = {
  'webhooks.auto-disabled':
    'A webhook was disabled because nothing reached it.|The webhook {thing} was disabled because nothing reached it.',
  'webhooks.changed': '{who} changed a webhook.|{who} changed the webhook {thing}.',
  'webhooks.created': '{who} created a webhook.|{who} created the webhook {thing}.',
  'webhooks.deleted': '{who} deleted a webhook.|{who} deleted the webhook {thing}.',
  'webhooks.signing-key-rotated': '{who} replaced the secret of a webhook.',
}
