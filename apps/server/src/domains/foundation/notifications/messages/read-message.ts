import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { markOwnRead } from './message-store.ts'

/** Marks one of the caller's messages as read. */
export async function readMessage(ctx: Context, input: { readonly message_id: string }): Promise<void> {
  if (!(await markOwnRead(ctx, input.message_id))) throw new AppError('message_not_found')
}
