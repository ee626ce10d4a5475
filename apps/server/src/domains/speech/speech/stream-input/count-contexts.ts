import { AppError } from '#kernel/errors.ts'
import { perDatabase } from '#kernel/database/coalesce.ts'
import type { With } from '#ports/ports.ts'
import { concurrencyLimit, type ModelGroup } from '#usage'
import type { SocketContext } from './socket-context.ts'

/** Contexts that may be open for each concurrent generation of the plan, since a context mostly waits for text. */
export const contextsPerPlace = 10

const openOf = perDatabase(() => new Map<string, number>())

/**
 * Opens a context within what the workspace may have in the making on all its sockets together; it counts until it
 * ends, however that happens. Throws `too_many_contexts`.
 */
export async function openCounted<In>(
  ctx: With<'concurrency' | 'settings'>,
  group: ModelGroup,
  open: () => Promise<SocketContext<In>>,
): Promise<SocketContext<In>> {
  const leave = await enter(ctx, group)
  try {
    const context = await open()
    return {
      take: (message) => context.take(message),
      failing: context.failing,
      finish: (rest, saysFinal) => context.finish(rest, saysFinal).finally(leave),
      windUp: () => context.windUp().finally(leave),
      stop: () => context.stop().finally(leave),
    }
  } catch (error) {
    leave()
    throw error
  }
}

async function enter(ctx: With<'concurrency' | 'settings'>, group: ModelGroup): Promise<() => void> {
  const maximum = contextsPerPlace * (await concurrencyLimit(ctx, group))
  const counts = openOf(ctx.db)
  const count = counts.get(ctx.workspaceId) ?? 0
  if (count >= maximum)
    throw new AppError('too_many_contexts', {
      message: `A workspace on this plan takes up to ${maximum} contexts at a time, on all sockets together.`,
      data: { maximum },
    })
  counts.set(ctx.workspaceId, count + 1)
  let left = false
  return () => {
    if (left) return
    left = true
    const now = (counts.get(ctx.workspaceId) ?? 1) - 1
    if (now > 0) counts.set(ctx.workspaceId, now)
    else counts.delete(ctx.workspaceId)
  }
}
