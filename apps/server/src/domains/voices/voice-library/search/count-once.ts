import type { Context } from '#kernel/context.ts'
import { countSharedVoices, type SharedVoiceScope } from './shared-search-store.ts'

type Known = { readonly count: Promise<number>; readonly countedAtMs: number }

const staleAfterMs = 30_000
const knownMax = 2000

/** One memory for each database, whichever connection of it asks. */
const memories = new WeakMap<Context['db']['changes'], Map<string, Known>>()

/** Counts the voices that a search finds, at most half a minute old, so that a walk through pages counts them once. */
export function countOnce(ctx: Context, scope: SharedVoiceScope): Promise<number> {
  const memory = memories.get(ctx.db.changes) ?? new Map<string, Known>()
  memories.set(ctx.db.changes, memory)
  const key = JSON.stringify(scope)
  const nowMs = ctx.now().getTime()
  const known = memory.get(key)
  if (known && Math.abs(nowMs - known.countedAtMs) < staleAfterMs) return known.count
  if (memory.size >= knownMax) memory.clear()
  const count = countSharedVoices(ctx, scope)
  memory.set(key, { count, countedAtMs: nowMs })
  count.catch(() => memory.delete(key))
  return count
}
