import type { PublicEventType } from '@vireo/contracts/kit'
import { RequestHeaders, type Webhook, WebhookSettings } from '@vireo/contracts/webhooks'
import { z } from 'zod'

import { webhookWords } from './words.ts'

type EventType = PublicEventType
const [hmac] = WebhookSettings.options

/** What people fill in. */
export const WebhookForm = z.object({
  name: hmac.shape.name,
  webhook_url: hmac.shape.webhook_url,
  headers: z.string().superRefine((text, issues) => {
    const parsed = readHeaders(text)
    const checked = parsed && RequestHeaders.safeParse(parsed)
    if (!checked) issues.addIssue(webhookWords.headersWrong)
    else if (!checked.success) issues.addIssue(checked.error.issues[0]?.message ?? webhookWords.headersWrong)
  }),
})

/** The same for a receiver that wants access tokens. */
export const OauthWebhookForm = WebhookForm.extend({
  client_id: z.string().trim().min(1, webhookWords.oauthMissing),
  client_secret: z.string().min(1, webhookWords.oauthMissing),
  token_url: hmac.shape.webhook_url,
})

export type WebhookFormValues = {
  name: string
  webhook_url: string
  headers: string
  client_id: string
  client_secret: string
  token_url: string
  scopes: string
}

/** Fills the form of a new webhook, or of one that is there; what is secret stays empty. */
export function formOf(webhook: Webhook | undefined): WebhookFormValues {
  return {
    name: webhook?.name ?? '',
    webhook_url: webhook?.webhook_url ?? '',
    headers: '',
    client_id: '',
    client_secret: '',
    token_url: '',
    scopes: '',
  }
}

/** Reads one header a line, `Name: value`; undefined when a line is none. */
export function readHeaders(text: string): Record<string, string> | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const pairs = lines.map((line) => /^\s*([^:\s]+)\s*:\s*(.*?)\s*$/u.exec(line))
  if (pairs.some((pair) => pair === null)) return undefined
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']))
}

export type Choices = { readonly events: readonly string[]; readonly retries: boolean; readonly isOauth: boolean }

/** Makes what a filled form asks the server to create. */
export function settingsOf(values: WebhookFormValues, { events, retries, isOauth }: Choices) {
  const common = {
    name: values.name,
    webhook_url: values.webhook_url,
    request_headers: readHeaders(values.headers) ?? {},
    events: [...events] as EventType[],
    retry_enabled: retries,
  }
  if (!isOauth) return { auth_type: 'hmac' as const, ...common }
  const { client_id, client_secret, token_url, scopes } = values
  return {
    auth_type: 'oauth2' as const,
    ...common,
    client_id,
    client_secret,
    token_url,
    scopes: scopes.split(/\s+/u).filter((scope) => scope !== ''),
  }
}

/** Makes what a filled form asks the server to change. */
export function changeOf(webhook: Webhook, values: WebhookFormValues, { events, retries }: Choices) {
  return {
    webhook_id: webhook.webhook_id,
    is_disabled: webhook.is_disabled,
    name: values.name,
    webhook_url: values.webhook_url,
    events: [...events] as EventType[],
    retry_enabled: retries,
    ...(values.headers.trim() !== '' && { request_headers: readHeaders(values.headers) ?? {} }),
  }
}
