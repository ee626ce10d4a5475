import type { Context } from '#kernel/context.ts'
import { z } from 'zod'
import { perDatabase } from '#kernel/database/coalesce.ts'
import type { With } from '#ports/ports.ts'
import type { OauthClient } from '../seal-webhook.ts'
import type { WebhookRow } from '../tables.ts'

const timeoutMs = 10_000
const answerBytesMax = 64 * 1024
/** The lifetime assumed for a token that comes without one. */
const lifetimeSeconds = 300
/** A token is not used in its last half minute. */
const reserveMs = 30_000

const Answer = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().min(0).default(lifetimeSeconds),
})

type KeptToken = { readonly token: string; readonly sealed: string; readonly untilMs: number }
const keptTokens = perDatabase(() => new Map<string, KeptToken>())

/** Says why no access token was issued, for whoever set the webhook up. */
export class TokenRefusedError extends Error {
  override readonly name = 'TokenRefusedError'
}

/**
 * Returns an access token for a webhook's receiver (RFC 6749, section 4.4); asks for a new one only when the last has
 * expired.
 */
export async function accessTokenOf(ctx: With<'outbound'>, webhook: WebhookRow, client: OauthClient): Promise<string> {
  const tokens = keptTokens(ctx.db)
  const sealed = webhook.sealed_oauth ?? ''
  const kept = tokens.get(webhook.id)
  const nowMs = ctx.now().getTime()
  if (kept && kept.sealed === sealed && kept.untilMs > nowMs) return kept.token
  const { access_token: token, expires_in: seconds } = await askForToken(ctx, client)
  tokens.set(webhook.id, { token, sealed, untilMs: nowMs + Math.min(seconds, 86_400) * 1000 - reserveMs })
  return token
}

/** Forgets a webhook's access token after its receiver refused it, so that the next delivery asks for a new one. */
export function forgetAccessToken(ctx: Context, webhookId: string): void {
  keptTokens(ctx.db).delete(webhookId)
}

async function askForToken(ctx: With<'outbound'>, client: OauthClient): Promise<z.infer<typeof Answer>> {
  const form = new URLSearchParams({ grant_type: 'client_credentials' })
  if (client.scopes.length > 0) form.set('scope', client.scopes.join(' '))
  const basic = [client.client_id, client.client_secret].map(encodeURIComponent).join(':')
  const answer = await ctx.ports.outbound.request(client.token_url, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(basic).toString('base64')}`,
    },
    body: form.toString(),
    timeoutMs,
    maxBytes: answerBytesMax,
    signal: ctx.signal,
  })
  const parsed = Answer.safeParse(parseJson(answer.body.toString('utf8')))
  if (answer.status !== 200 || !parsed.success)
    throw new TokenRefusedError(`The address for access tokens gave none (status ${answer.status}).`)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
