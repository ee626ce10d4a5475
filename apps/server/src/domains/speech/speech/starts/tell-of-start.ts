import type { SpeechTask } from '@vireo/contracts/speech'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { isStartAwaited } from './hooks.ts'

/** Tells that the caller's generation began, while somebody waits to hear it; it stays told, whatever becomes of it. */
export async function tellOfStart(ctx: Context, task: SpeechTask): Promise<void> {
  const awaited = await ctx.hooks.gather(isStartAwaited, ctx, task)
  if (!awaited.includes(true)) return
  const { userId } = ctx.actor
  await transaction(ctx, (ctx) => ctx.emit('speech.generation-started', { userId, task }))
}
