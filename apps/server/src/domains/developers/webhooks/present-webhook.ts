import {
  type Delivery,
  type DeliveryDetails,
  eventGroups,
  eventsOfGroup,
  type Webhook,
} from '@vireo/contracts/webhooks'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { CreatedWebhook } from './create-webhook.ts'
import type { DeliveryWithAttempts } from './deliveries/get-delivery.ts'
import type { DeliveryPage } from './deliveries/list-deliveries.ts'
import type { ListedWebhooks } from './list-webhooks.ts'
import type { RotatedSecret } from './rotate-secret.ts'
import type { DeliveryRow, WebhookRow } from './tables.ts'

type EventGroup = (typeof eventGroups)[number]

/** Presents a new webhook with its secret; only this and `presentRotated` ever show one. */
export function presentCreated({ webhookId, secret }: CreatedWebhook) {
  return { webhook_id: webhookId, webhook_secret: secret }
}

/** Presents a webhook's new secret and when the previous one stops being used, in Unix seconds. */
export function presentRotated({ webhookId, secret, previousUntil }: RotatedSecret) {
  return {
    webhook_id: webhookId,
    webhook_secret: secret,
    previous_secret_expires_at_unix: previousUntil && unixSeconds(previousUntil),
  }
}

/** Presents a workspace's webhooks, with what uses each of them where that was asked for. */
export function presentWebhooks({ rows, includesUsages }: ListedWebhooks) {
  return { webhooks: rows.map((row) => presentWebhook(row, includesUsages ? usagesOf(row) : null)) }
}

/** The name of each group where clients ask what a webhook is for. */
const usages: Readonly<Record<EventGroup, string>> = {
  voice_library_removal_notice: 'Voice Library Removal Notices',
  speech_to_text: 'Speech to Text',
  agent_qa: 'Agent QA Evaluations',
  flows: 'Flows',
}

/** Presents the groups of events that a webhook listens to; events outside of all groups have no usage. */
function usagesOf(row: WebhookRow): { usage_type: string }[] {
  const used = eventGroups.filter(
    (group) => row.events.includes(group) || eventsOfGroup[group].some((event) => row.events.includes(event)),
  )
  return used.map((group) => ({ usage_type: usages[group] }))
}

function hearsAll(row: WebhookRow, group: EventGroup): boolean {
  const events = eventsOfGroup[group]
  return row.events.includes(group) || (events.length > 0 && events.every((event) => row.events.includes(event)))
}

function presentWebhook(row: WebhookRow, usage: Webhook['usage']): Webhook {
  return {
    name: row.name,
    webhook_id: row.id,
    webhook_url: row.url,
    is_disabled: row.disabled_at !== null || row.auto_disabled_at !== null,
    is_auto_disabled: row.auto_disabled_at !== null,
    created_at_unix: unixSeconds(row.created_at),
    auth_type: row.auth_type,
    usage,
    events: eventGroups.filter((group) => hearsAll(row, group)),
    event_types: [...row.events],
    most_recent_failure_error_code: row.most_recent_failure_status,
    most_recent_failure_timestamp: row.most_recent_failure_at && unixSeconds(row.most_recent_failure_at),
    retry_enabled: row.retry_enabled,
    request_header_names: [...row.request_header_names],
    last_success_at_unix: row.last_success_at && unixSeconds(row.last_success_at),
    consecutive_failures: row.consecutive_failures,
    previous_secret_expires_at_unix: row.previous_secret_until && unixSeconds(row.previous_secret_until),
  }
}

/** Presents the id of a delivery that was just queued. */
export function presentQueued({ deliveryId }: { readonly deliveryId: string }) {
  return { delivery_id: deliveryId }
}

/** Presents a page of deliveries; `next_cursor` is null on the last page. */
export function presentDeliveries({ rows, hasMore }: DeliveryPage) {
  return {
    deliveries: rows.map(presentDelivery),
    has_more: hasMore,
    next_cursor: hasMore ? (rows.at(-1)?.id ?? null) : null,
  }
}

/** Presents a delivery with its body and every attempt. */
export function presentDeliveryDetails({ row, attempts }: DeliveryWithAttempts): DeliveryDetails {
  return {
    ...presentDelivery(row),
    body: row.body,
    attempts: attempts.map((attempt) => ({
      number: attempt.number,
      started_at_unix: unixSeconds(attempt.started_at),
      duration_ms: attempt.duration_ms,
      status: attempt.status,
      error: attempt.error,
      response_excerpt: attempt.response_excerpt,
    })),
  }
}

function presentDelivery(row: DeliveryRow): Delivery {
  return {
    delivery_id: row.id,
    event_id: row.event_id,
    type: row.type,
    kind: row.kind,
    state: row.state,
    attempt_count: row.attempt_count,
    created_at_unix: unixSeconds(row.created_at),
    next_attempt_at_unix: row.state === 'pending' ? unixSeconds(row.next_attempt_at) : null,
    last_status: row.last_status,
    last_error: row.last_error,
  }
}
