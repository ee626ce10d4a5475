import type { WebhookSettings } from '@vireo/contracts/webhooks'
import { z } from 'zod'
import type { Vault } from '#kernel/vault.ts'
import type { WebhookRow } from './tables.ts'

const purposes = { secret: 'webhook secret', headers: 'webhook headers', oauth: 'webhook oauth' } as const

const Headers = z.record(z.string(), z.string())
const Oauth = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  token_url: z.string(),
  scopes: z.array(z.string()),
})
export type OauthClient = z.infer<typeof Oauth>

/** Seals a webhook's signing secret for storage. */
export function sealSecret(vault: Vault, secret: string): string {
  return vault.seal(purposes.secret, secret)
}

/** Seals the values of a webhook's request headers for storage; their names stay readable. */
export function sealHeaders(
  vault: Vault,
  headers: Readonly<Record<string, string>>,
): Pick<WebhookRow, 'sealed_request_headers' | 'request_header_names'> {
  const names = Object.keys(headers)
  const sealed = names.length > 0 ? vault.seal(purposes.headers, JSON.stringify(headers)) : null
  return { sealed_request_headers: sealed, request_header_names: names }
}

/** Seals the OAuth client of a webhook for storage; null for webhooks that authenticate in another way. */
export function sealOauth(vault: Vault, settings: WebhookSettings): string | null {
  if (settings.auth_type !== 'oauth2') return null
  const { client_id, client_secret, token_url, scopes } = settings
  const client: OauthClient = { client_id, client_secret, token_url, scopes: scopes ?? [] }
  return vault.seal(purposes.oauth, JSON.stringify(client))
}

/** A webhook's opened secrets; what was sealed under another instance key is lost. */
export type OpenedWebhook = {
  /** The secrets that sign, the older first. */
  readonly secrets: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly oauth: OauthClient | undefined
}

/**
 * Opens a webhook's sealed secrets, headers and OAuth client. The previous secret comes first while it is still in use.
 */
export function openWebhook(vault: Vault, row: WebhookRow, now: Date): OpenedWebhook {
  const isOverlapping = row.previous_secret_until !== null && row.previous_secret_until > now
  const sealed = [isOverlapping ? row.sealed_previous_secret : null, row.sealed_secret]
  const secrets = sealed.flatMap((one) => (one === null ? [] : [vault.open(purposes.secret, one) ?? []].flat()))
  const headers = row.sealed_request_headers && vault.open(purposes.headers, row.sealed_request_headers)
  const oauth = row.sealed_oauth && vault.open(purposes.oauth, row.sealed_oauth)
  return {
    secrets,
    headers: headers ? Headers.parse(JSON.parse(headers)) : {},
    oauth: oauth ? Oauth.parse(JSON.parse(oauth)) : undefined,
  }
}
