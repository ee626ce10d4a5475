import type { Input } from '@vireo/contracts/kit'
import type { webhooksEndpoints } from '@vireo/contracts/webhooks'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { forgetWhoHears } from './deliveries/is-heard.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertAccess, forgetResource } from '#resources'
import { forgetWebhook } from '#workspaces/settings/index.ts'
import { deleteWebhookRow, holdWebhook } from './webhook-store.ts'

/** Deletes a webhook with everything that was sent to it or waits. */
export function deleteWebhook(ctx: Context, input: Input<typeof webhooksEndpoints.delete>): Promise<void> {
  return transaction(ctx, async (ctx) => {
    ctx.afterCommit(forgetWhoHears)
    const row = await holdWebhook(ctx, input.webhook_id)
    if (!row) throw new AppError('webhook_not_found')
    await assertAccess(ctx, { type: 'webhook', id: row.id }, 'admin')
    await deleteWebhookRow(ctx, row.id)
    await forgetResource(ctx, { type: 'webhook', id: row.id })
    await forgetWebhook(ctx, row.id)
    await writeAudit(ctx, {
      action: 'webhooks.deleted',
      target: { kind: 'webhook', id: row.id },
      details: { name: row.name, host: new URL(row.url).host },
    })
  })
}
