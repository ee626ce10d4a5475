import type { PublicEventType, WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { perDatabase } from '#kernel/database/coalesce.ts'
import { listListeners } from '../webhook-store.ts'

type Known = { readonly isHeard: boolean; readonly readAtMs: number }

const staleAfterMs = 1000
const knownMax = 10_000

const memoryOf = perDatabase(() => new Map<string, Known>())

/**
 * Reports whether a webhook of the caller's workspace listens to a kind of event, as of at most a second ago. Spares
 * frequent events the cost of being published to nobody.
 */
export async function isHeard(ctx: Context, type: PublicEventType): Promise<boolean> {
  const memory = memoryOf(ctx.db)
  const key = keyOf(ctx.workspaceId, type)
  const nowMs = ctx.now().getTime()
  const known = memory.get(key)
  if (known && Math.abs(nowMs - known.readAtMs) < staleAfterMs) return known.isHeard
  const listeners = await listListeners(ctx, ctx.workspaceId, [type])
  if (memory.size >= knownMax) memory.clear()
  memory.set(key, { isHeard: listeners.length > 0, readAtMs: nowMs })
  return listeners.length > 0
}

/** Forgets who listens in a workspace after its webhooks have changed, so that the next question is looked up anew. */
export function forgetWhoHears(ctx: Context): void {
  const memory = memoryOf(ctx.db)
  for (const key of memory.keys()) if (key.startsWith(keyOf(ctx.workspaceId, ''))) memory.delete(key)
}

function keyOf(workspaceId: WorkspaceId, type: string): string {
  return `${workspaceId} ${type}`
}
