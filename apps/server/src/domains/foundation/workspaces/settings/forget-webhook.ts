import type { TransactionContext } from '#kernel/context.ts'
import { removeWebhookId } from './settings-store.ts'

/** Removes a webhook from the settings of the caller's workspace. Runs in the transaction that deletes it. */
export function forgetWebhook(ctx: TransactionContext, webhookId: string): Promise<void> {
  return removeWebhookId(ctx, ctx.workspaceId, webhookId)
}
