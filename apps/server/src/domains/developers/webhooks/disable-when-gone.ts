import type { InEachLanguage } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { giveNotice } from '#notifications'
import { listAdmins } from '#workspaces'
import { cancelPending } from './deliveries/delivery-store.ts'
import { isGivenUp } from './deliveries/retry-schedule.ts'
import type { WebhookRow } from './tables.ts'
import { markAutoDisabled } from './webhook-store.ts'
import { webhookGerman } from './words.de.ts'
import { webhookWords } from './words.ts'

const words: InEachLanguage<typeof webhookWords> = { en: webhookWords, de: webhookGerman }

/** Disables a webhook that has failed for a week, cancels what waits for it and tells the workspace's admins. */
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
      say: (language) => {
        const { title, text } = words[language].disabled
        return { title, description: text(webhook.name) }
      },
      needsAttention: true,
      occasion: `webhook-disabled ${webhook.id} ${now.toISOString()}`,
      mailed: true,
      about: { topic: 'webhooks', workspaceId },
    })
}
