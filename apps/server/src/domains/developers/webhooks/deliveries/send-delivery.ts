import { signatureHeader } from '@vireo/contracts/webhooks'
import { OutboundError } from '#ports/outbound.ts'
import type { With } from '#ports/ports.ts'
import { accessTokenOf, forgetAccessToken, TokenRefusedError } from './access-token-of.ts'
import { type OpenedWebhook, openWebhook } from '../seal-webhook.ts'
import { signBody } from './sign-body.ts'
import type { DeliveryRow, WebhookRow } from '../tables.ts'

/** The limit for resolving, connecting and the whole response together. */
const timeoutMs = 10_000
const excerptMax = 2000

/** The outcome of one attempt. */
export type Sent = {
  readonly arrived: boolean
  readonly status: number | null
  /** A sentence for whoever reads the log; null when it arrived. */
  readonly error: string | null
  readonly excerpt: string
}

/**
 * Sends a delivery once. Follows no redirects: a receiver that moves has its webhook changed. Never throws because of a
 * receiver.
 */
export async function sendDelivery(
  ctx: With<'outbound' | 'vault'>,
  webhook: WebhookRow,
  delivery: DeliveryRow,
): Promise<Sent> {
  try {
    const opened = openWebhook(ctx.ports.vault, webhook, ctx.now())
    const answer = await ctx.ports.outbound.request(webhook.url, {
      method: 'POST',
      headers: await headersOf(ctx, webhook, delivery, opened),
      body: delivery.body,
      timeoutMs,
      maxBytes: excerptMax * 4,
      cutsBody: true,
      signal: ctx.signal,
    })
    if (answer.status === 401) forgetAccessToken(ctx, webhook.id)
    const arrived = answer.status >= 200 && answer.status < 300
    const error = arrived ? null : `The receiver answered with status ${answer.status}.`
    return { arrived, status: answer.status, error, excerpt: excerptOf(answer.body) }
  } catch (error) {
    if (!(error instanceof OutboundError || error instanceof TokenRefusedError)) throw error
    return { arrived: false, status: null, error: error.message, excerpt: '' }
  }
}

async function headersOf(
  ctx: With<'outbound'>,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  { headers, secrets, oauth }: OpenedWebhook,
): Promise<Record<string, string>> {
  return {
    ...inLowerCase(headers),
    'content-type': 'application/json',
    'user-agent': 'Vireo-Webhooks',
    'vireo-event-id': delivery.event_id,
    'vireo-delivery-id': delivery.id,
    ...(secrets.length > 0 && { [signatureHeader]: signBody(delivery.body, secrets, ctx.now()) }),
    ...(oauth && { authorization: `Bearer ${await accessTokenOf(ctx, webhook, oauth)}` }),
  }
}

/** Returns the beginning of a response body as text that can be stored and shown. */
function excerptOf(body: Buffer): string {
  return body.toString('utf8').replaceAll('\0', '').slice(0, excerptMax)
}

/** Lowercases header names, which are case-insensitive, so that the headers we set replace the customer's. */
function inLowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
