import type { WorkspaceId } from '@vireo/contracts/kit'
import type { WebhookEvent } from '@vireo/contracts/webhooks'

export type WebhookRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly created_by: string
  readonly name: string
  readonly url: string
  readonly auth_type: 'hmac' | 'oauth2'
  readonly sealed_secret: string | null
  /** Signs as well, until `previous_secret_until`. */
  readonly sealed_previous_secret: string | null
  readonly previous_secret_until: Date | null
  readonly sealed_request_headers: string | null
  readonly request_header_names: readonly string[]
  readonly sealed_oauth: string | null
  readonly events: readonly WebhookEvent[]
  readonly retry_enabled: boolean
  /** Somebody switched it off. */
  readonly disabled_at: Date | null
  /** It was switched off because nothing arrived for a week. */
  readonly auto_disabled_at: Date | null
  readonly created_at: Date
  readonly consecutive_failures: number
  readonly failing_since: Date | null
  readonly last_success_at: Date | null
  readonly most_recent_failure_status: number | null
  readonly most_recent_failure_at: Date | null
}

export type DeliveryRow = {
  readonly id: string
  readonly webhook_id: string
  readonly workspace_id: WorkspaceId
  /** The same for an event however often it is sent. */
  readonly event_id: string
  readonly type: string
  readonly kind: 'event' | 'test' | 'replay'
  readonly body: string
  readonly state: 'pending' | 'delivered' | 'failed' | 'canceled'
  readonly attempt_count: number
  readonly last_status: number | null
  readonly last_error: string | null
  readonly created_at: Date
  readonly next_attempt_at: Date
  readonly finished_at: Date | null
}

export type AttemptRow = {
  readonly delivery_id: string
  readonly number: number
  readonly started_at: Date
  readonly duration_ms: number
  /** Null where nothing answered. */
  readonly status: number | null
  readonly error: string | null
  readonly response_excerpt: string
}
