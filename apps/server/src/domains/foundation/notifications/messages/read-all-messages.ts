import type { Context } from '#kernel/context.ts'
import { markAllOwnRead } from './message-store.ts'

/** Marks all of the caller's messages as read. */
export function readAllMessages(ctx: Context): Promise<void> {
  return markAllOwnRead(ctx)
}
