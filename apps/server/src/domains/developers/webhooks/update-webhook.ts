import type { Input } from '@vireo/contracts/kit'
import type { webhooksEndpoints } from '@vireo/contracts/webhooks'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertAccess } from '#resources'
import type { Vault } from '#kernel/vault.ts'
import { cancelPending } from './deliveries/delivery-store.ts'
import { assertMayCall } from './policy.ts'
import { sealHeaders } from './seal-webhook.ts'
import { forgetWhoHears } from './deliveries/is-heard.ts'
import type { WebhookRow } from './tables.ts'
import { holdWebhook, updateWebhookRow } from './webhook-store.ts'

type Change = Input<typeof webhooksEndpoints.update>

/** Changes, disables or enables a webhook. Disabling it cancels the deliveries that wait. */
export async function updateWebhook(ctx: With<'outbound' | 'vault'>, input: Change): Promise<void> {
  if (input.webhook_url) await assertMayCall(ctx, input.webhook_url, 'webhook_url')
  const { vault } = ctx.ports
  await transaction(ctx, async (ctx) => {
    ctx.afterCommit(forgetWhoHears)
    const row = await holdWebhook(ctx, input.webhook_id)
    if (!row) throw new AppError('webhook_not_found')
    await assertAccess(ctx, { type: 'webhook', id: row.id }, 'editor')
    const changed = changedWebhook(row, input, vault, ctx.now())
    await updateWebhookRow(ctx, changed)
    if (changed.disabled_at !== null) await cancelPending(ctx, row.id)
    await writeAudit(ctx, {
      action: 'webhooks.changed',
      target: { kind: 'webhook', id: row.id },
      details: {
        name: changed.name,
        host: new URL(changed.url).host,
        events: changed.events,
        disabled: changed.disabled_at !== null,
        retry_enabled: changed.retry_enabled,
      },
    })
  })
}

function changedWebhook(row: WebhookRow, input: Change, vault: Vault, now: Date): WebhookRow {
  const { name, webhook_url: url, retry_enabled: retries, request_headers: headers, events, is_disabled } = input
  return {
    ...row,
    name,
    ...(url && { url }),
    retry_enabled: retries ?? row.retry_enabled,
    ...(headers && sealHeaders(vault, headers)),
    ...(events && { events: [...new Set(events)] }),
    ...(is_disabled ? { disabled_at: row.disabled_at ?? now } : enabled(row)),
  }
}

/** Returns the changes that enable a disabled webhook and reset its failures; none when it is enabled already. */
function enabled({ disabled_at: disabledAt, auto_disabled_at: autoDisabledAt }: WebhookRow): Partial<WebhookRow> {
  if (disabledAt === null && autoDisabledAt === null) return {}
  return { disabled_at: null, auto_disabled_at: null, consecutive_failures: 0, failing_since: null }
}
