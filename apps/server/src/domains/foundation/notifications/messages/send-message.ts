import type { UserId } from '@vireo/contracts/kit'
import type { MessageSeverity } from '@vireo/contracts/notifications'
import type { Context } from '#kernel/context.ts'
import { insertMessage } from './message-store.ts'

export type SendMessage = {
  readonly userId: UserId
  readonly severity: MessageSeverity
  readonly title: string
  readonly description: string
  /** Whether somebody has to look before all is well; false when absent. */
  readonly needsAttention?: boolean
  /** What it is about, so that it is told once: the event's name and the id of its thing. */
  readonly occasion: string
}

/** Sends a person a message in the product, in the caller's transaction. Safe to repeat. */
export function sendMessage(ctx: Context, message: SendMessage): Promise<void> {
  return insertMessage(ctx, {
    id: ctx.newId('message'),
    user_id: message.userId,
    severity: message.severity,
    title: message.title,
    description: message.description,
    needs_attention: message.needsAttention ?? false,
    occasion: message.occasion,
    created_at: ctx.now(),
  })
}
