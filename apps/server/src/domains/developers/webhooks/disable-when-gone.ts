import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { giveNotice } from '#notifications'
import { listAdmins } from '#workspaces'
import { cancelPending } from './deliveries/delivery-store.ts'
import { isGivenUp } from './deliveries/retry-schedule.ts'
import type { WebhookRow } from './tables.ts'
import { markAutoDisabled } from './webhook-store.ts'

/** Switches off a webhook behind which nobody has been for a week, and tells the admins of its workspace. */
export async function disableWhenGone(ctx: TransactionContext, webhook: WebhookRow): Promise<void> {
  const now = ctx.now()
  if (!isGivenUp(webhook, now) || !(await markAutoDisabled(ctx, webhook.id))) return
  await cancelPending(ctx, webhook.id)
  const { workspace_id: workspaceId } = webhook
  await writeAudit(ctx, {
    action: 'webhooks.auto-disabled',
    workspaceId,
    target: { kind: 'webhook', id: webhook.id },
    details: { name: webhook.name, failures: webhook.consecutive_failures },
  })
  for (const { userId } of await listAdmins(ctx, workspaceId))
    await giveNotice(ctx, userId, {
      severity: 'warning',
      title: 'A webhook was disabled',
      description: `Nothing reached “${webhook.name}” for a week, so nothing more is sent there. Repair the receiver, then enable the webhook again.`,
      needsAttention: true,
      occasion: `webhook-disabled ${webhook.id} ${now.toISOString()}`,
      mailed: true,
      about: { topic: 'webhooks', workspaceId },
    })
}
