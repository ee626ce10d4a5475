import type { With } from '#ports/ports.ts'
import type { Storage } from '#ports/storage.ts'
import { allPages } from './find-page.ts'
import { recordedPage } from './page-recording.ts'

/** When a page is looked at again, by its slug. */
const nextLook = new WeakMap<Storage, Map<string, number>>()
/** Voices come and go with installed models; what could not be spoken now is not asked every minute either. */
const patienceMs = 3_600_000

/**
 * Records what is heard on the pages of languages, one after the other, so that nobody waits for the first. One that
 * cannot be spoken now is left for an hour. Returns how many are there.
 */
export async function recordLanguages(ctx: With<'settings' | 'speech' | 'storage'>): Promise<number> {
  const looks = nextLook.get(ctx.ports.storage) ?? new Map<string, number>()
  nextLook.set(ctx.ports.storage, looks)
  const nowMs = ctx.now().getTime()
  let count = 0
  for (const page of allPages) {
    ctx.signal.throwIfAborted()
    if ((looks.get(page.slug) ?? 0) > nowMs) continue
    looks.set(page.slug, nowMs + patienceMs)
    try {
      await recordedPage(ctx, page)
      count++
    } catch (error) {
      ctx.log.warn({ err: error, slug: page.slug }, 'the recording of a language page could not be made')
    }
  }
  return count
}
