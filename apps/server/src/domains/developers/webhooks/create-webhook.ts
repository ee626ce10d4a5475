import { randomBytes } from 'node:crypto'
import type { Input } from '@vireo/contracts/kit'
import type { webhooksEndpoints } from '@vireo/contracts/webhooks'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { ownResource } from '#resources'
import { assertMayCall, webhooksMax } from './policy.ts'
import { sealHeaders, sealOauth, sealSecret } from './seal-webhook.ts'
import { forgetWhoHears } from './deliveries/is-heard.ts'
import type { WebhookRow } from './tables.ts'
import { countWebhooks, insertWebhook, lockWebhooksOf } from './webhook-store.ts'

/** A new webhook and its secret, which is shown this once; null where it signs nothing. */
export type CreatedWebhook = { readonly webhookId: string; readonly secret: string | null }

/** Makes a secret for signing: 256 random bits after a prefix by which a leaked one is recognised. */
export function makeWebhookSecret(): string {
  return `wsec_${randomBytes(32).toString('hex')}`
}

/** Creates a webhook of the caller's workspace. Throws `webhook_url_not_allowed` and `webhook_limit_reached`. */
export async function createWebhook(
  ctx: With<'outbound' | 'vault'>,
  { settings }: Input<typeof webhooksEndpoints.create>,
): Promise<CreatedWebhook> {
  await assertMayCall(ctx, settings.webhook_url, 'webhook_url')
  if (settings.auth_type === 'oauth2') await assertMayCall(ctx, settings.token_url, 'token_url')
  const { vault } = ctx.ports
  const secret = settings.auth_type === 'hmac' ? makeWebhookSecret() : null
  const row: WebhookRow = {
    id: ctx.newId('webhook'),
    workspace_id: ctx.workspaceId,
    created_by: ctx.actor.userId,
    name: settings.name,
    url: settings.webhook_url,
    auth_type: settings.auth_type,
    sealed_secret: secret && sealSecret(vault, secret),
    ...sealHeaders(vault, settings.request_headers ?? {}),
    sealed_oauth: sealOauth(vault, settings),
    events: [...new Set(settings.events)],
    retry_enabled: settings.retry_enabled ?? false,
    created_at: ctx.now(),
    ...untouched,
  }
  await transaction(ctx, async (ctx) => {
    ctx.afterCommit(forgetWhoHears)
    await lockWebhooksOf(ctx)
    if ((await countWebhooks(ctx)) >= webhooksMax) throw new AppError('webhook_limit_reached')
    await insertWebhook(ctx, row)
    await ownResource(ctx, { type: 'webhook', id: row.id })
    await writeAudit(ctx, {
      action: 'webhooks.created',
      target: { kind: 'webhook', id: row.id },
      details: { name: row.name, host: new URL(row.url).host, events: row.events },
    })
  })
  return { webhookId: row.id, secret }
}

const untouched = {
  sealed_previous_secret: null,
  previous_secret_until: null,
  disabled_at: null,
  auto_disabled_at: null,
  consecutive_failures: 0,
  failing_since: null,
  last_success_at: null,
  most_recent_failure_status: null,
  most_recent_failure_at: null,
} as const
