import { z } from 'zod'
import { coded, publicEventTypes } from '../kit/index.ts'
import { eventGroups } from './public-events.ts'

const Name = z.string().trim().min(1, 'Give the webhook a name.').max(100)

/** Where events are sent. What lies behind it is checked when it is stored, and again whenever it is called. */
const WebhookUrl = z
  .url({ protocol: /^https?$/, error: 'Write a whole address, like https://example.com/hooks.' })
  .max(2000)
  .refine((text) => !hasCredentials(text), 'Leave user name and password out of the address.')

function hasCredentials(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username !== '' || password !== ''
}

/** Headers that say how a request travels, or that we set. */
const ours = new Set(
  `connection content-encoding content-length content-type date elevenlabs-signature expect host keep-alive origin
  proxy-authorization te trailer transfer-encoding upgrade user-agent vireo-delivery-id vireo-event-id`.split(/\s+/u),
)
const headersMax = 20

/** Headers sent along with every delivery. */
export const RequestHeaders = z
  .record(z.string(), z.string().max(2000))
  .refine((headers) => Object.keys(headers).length <= headersMax, `At most ${headersMax} headers.`)
  .refine(
    (headers) => Object.keys(headers).every((name) => /^[\w!#$%&'*+.^`|~-]{1,100}$/u.test(name)),
    'A header has a name that cannot be sent.',
  )
  .refine(
    (headers) => Object.keys(headers).every((name) => !ours.has(name.toLowerCase())),
    'One of these headers is ours to set.',
  )
  .refine(
    (headers) => Object.values(headers).every((value) => /^[\t\u0020-\u007E\u00A0-\u00FF]*$/u.test(value)),
    'A header has a value that cannot be sent.',
  )

export const WebhookEvent = z.enum([...publicEventTypes, ...eventGroups])
export type WebhookEvent = z.infer<typeof WebhookEvent>
const Events = z.array(WebhookEvent).max(100)

const common = {
  name: Name,
  webhook_url: WebhookUrl,
  request_headers: RequestHeaders.nullish(),
  /** What it is told about; nothing when absent. */
  events: Events.nullish(),
  /** Whether deliveries that failed are tried again, for three days. */
  retry_enabled: z.boolean().nullish(),
}

export const WebhookSettings = z.discriminatedUnion('auth_type', [
  z.object({ auth_type: z.literal('hmac'), ...common }),
  z.object({
    auth_type: z.literal('oauth2'),
    ...common,
    client_id: z.string().trim().min(1).max(500),
    client_secret: z.string().min(1).max(2000),
    /** Gives access tokens for client credentials (RFC 6749, section 4.4). */
    token_url: WebhookUrl,
    scopes: z.array(z.string().min(1).max(200)).max(50).nullish(),
  }),
])
export type WebhookSettings = z.infer<typeof WebhookSettings>

export const CreateWebhook = z.object({ settings: WebhookSettings })
export const CreatedWebhook = z.object({ webhook_id: z.string(), webhook_secret: z.string().nullable() })

export const UpdateWebhook = z.object({
  is_disabled: z.boolean(),
  name: Name,
  /** Absent or null leaves them as they are. */
  webhook_url: WebhookUrl.nullish(),
  retry_enabled: z.boolean().nullish(),
  request_headers: RequestHeaders.nullish(),
  events: Events.nullish(),
})

export const Webhook = z.object({
  name: z.string(),
  webhook_id: z.string(),
  webhook_url: z.string(),
  is_disabled: z.boolean(),
  is_auto_disabled: z.boolean(),
  created_at_unix: z.number().int(),
  auth_type: z.enum(['hmac', 'oauth2']),
  usage: z.array(z.object({ usage_type: z.string() })).nullable(),
  /** The groups of the public API that it hears all of. */
  events: z.array(z.enum(eventGroups)).nullable(),
  /** Ours: everything that it listens to, one by one or by group. */
  event_types: z.array(WebhookEvent),
  most_recent_failure_error_code: z.number().int().nullable(),
  most_recent_failure_timestamp: z.number().int().nullable(),
  retry_enabled: z.boolean(),
  /** Their values are not told again. */
  request_header_names: z.array(z.string()),
  last_success_at_unix: z.number().int().nullable(),
  consecutive_failures: z.number().int(),
  /** Until then deliveries are also signed with the secret before this one. */
  previous_secret_expires_at_unix: z.number().int().nullable(),
})
export type Webhook = z.infer<typeof Webhook>

export const RotateSecret = z.object({
  /** How long the secret before this one stays valid; a day when absent, at most a week. */
  overlap_seconds: z
    .number()
    .int()
    .min(0)
    .max(7 * 86_400)
    .default(86_400),
})
export const RotatedSecret = z.object({
  webhook_id: z.string(),
  webhook_secret: z.string(),
  previous_secret_expires_at_unix: z.number().int().nullable(),
})

export const DeliveryState = z.enum(['pending', 'delivered', 'failed', 'canceled'])
export type DeliveryState = z.infer<typeof DeliveryState>

const deliveryFields = {
  delivery_id: z.string(),
  event_id: z.string(),
  type: z.string(),
  kind: z.enum(['event', 'test', 'replay']),
  state: DeliveryState,
  attempt_count: z.number().int(),
  created_at_unix: z.number().int(),
  /** When it is tried next; null when it is over. */
  next_attempt_at_unix: z.number().int().nullable(),
  /** What the receiver answered last; null where nothing answered. */
  last_status: z.number().int().nullable(),
  last_error: z.string().nullable(),
}
export const Delivery = z.object(deliveryFields)
export type Delivery = z.infer<typeof Delivery>

export const DeliveryDetails = z.object({
  ...deliveryFields,
  body: z.string(),
  attempts: z.array(
    z.object({
      number: z.number().int(),
      started_at_unix: z.number().int(),
      duration_ms: z.number().int(),
      status: z.number().int().nullable(),
      error: z.string().nullable(),
      /** The first two thousand characters of the answer. */
      response_excerpt: z.string(),
    }),
  ),
})
export type DeliveryDetails = z.infer<typeof DeliveryDetails>

export const DeliveryQuery = z.object({
  cursor: coded('invalid_cursor', z.string().min(1).max(64)).optional(),
  page_size: coded('invalid_page_size', z.coerce.number().int().min(1).max(100)).default(30),
  state: DeliveryState.optional(),
})
export const DeliveryPage = z.object({
  deliveries: z.array(Delivery),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
