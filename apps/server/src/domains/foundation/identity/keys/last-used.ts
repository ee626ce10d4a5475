import type { ApiKeyId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { updateLastUsed } from './api-key-store.ts'

const everyMs = 60_000
const gatherMs = 1_000
const rememberedMax = 10_000

/**
 * Creates the recorder of when keys were used: at most once a minute for each, many in one write, and no request waits
 * for it.
 */
export function createLastUsed(ctx: Context): { touch(keyId: ApiKeyId, nowMs: number): void; flush(): Promise<void> } {
  const written = new Map<string, number>()
  let due = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const ids = [...due]
    due = new Set()
    if (ids.length === 0) return
    try {
      await updateLastUsed(ctx, ids, ctx.now())
    } catch (error) {
      ctx.log.warn({ err: error }, 'the last use of API keys could not be written down')
    }
  }
  return {
    touch(keyId, nowMs) {
      const last = written.get(keyId)
      if (last !== undefined && nowMs - last < everyMs) return
      if (written.size >= rememberedMax) written.clear()
      written.set(keyId, nowMs)
      due.add(keyId)
      timer ??= setTimeout(flush, gatherMs).unref()
    },
    flush,
  }
}
