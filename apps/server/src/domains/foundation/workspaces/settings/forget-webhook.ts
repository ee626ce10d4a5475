import type { TransactionContext } from '#kernel/context.ts'
import { removeWebhookId } from './settings-store.ts'

/** A webhook of the caller's workspace is being deleted: no news is meant for it any more. */
export function forgetWebhook(ctx: TransactionContext, webhookId: string): Promise<void> {
  return removeWebhookId(ctx, ctx.workspaceId, webhookId)
}
