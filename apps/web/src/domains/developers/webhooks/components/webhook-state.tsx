import type { Webhook } from '@vireo/contracts/webhooks'
import { Badge } from '@vireo/ui'

import { webhookWords } from '../words.ts'

/** Shows how a webhook stands, in one word. */
export function WebhookState({ webhook }: { readonly webhook: Webhook }) {
  if (webhook.is_auto_disabled) return <Badge tone="danger">{webhookWords.autoDisabled}</Badge>
  if (webhook.is_disabled) return <Badge tone="warning">{webhookWords.disabled}</Badge>
  if (webhook.consecutive_failures > 0) return <Badge tone="danger">{webhookWords.failing}</Badge>
  if (webhook.last_success_at_unix === null) return <Badge>{webhookWords.unused}</Badge>
  return <Badge tone="success">{webhookWords.working}</Badge>
}

/** Names an event; one that nobody named here keeps its type. */
export function eventName(type: string): string {
  const names: Readonly<Record<string, string>> = webhookWords.eventNames
  return names[type] ?? type
}
