import type { Context } from '#kernel/context.ts'
import { markAllOwnRead } from './message-store.ts'

/** Marks everything the caller was told so far as read. */
export function readAllMessages(ctx: Context): Promise<void> {
  return markAllOwnRead(ctx)
}
