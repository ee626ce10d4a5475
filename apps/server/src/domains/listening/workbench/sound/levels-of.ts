import type { With } from '#ports/ports.ts'
import type { Work } from '#productions'
import { enterUnpaid } from '#usage'
import { measureLevels } from './measure-levels.ts'

/** So many waveforms are remembered, so that whoever comes back does not wait again. */
const rememberedMost = 32
const remembered = new Map<string, Uint8Array>()
/** What is measured now stays here until it ends, however much else is: nothing is measured twice at a time. */
const underWay = new Map<string, Promise<Uint8Array>>()

/**
 * Answers how loud a recording is at each moment. One measuring serves all who wait for it, and goes on when one of them leaves; whoever
 * begins it takes a place for what nobody pays until it ends. Throws `invalid_audio`, `service_unavailable` and
 * `concurrent_limit_exceeded`.
 */
export async function levelsOf(
  ctx: With<'concurrency' | 'media' | 'settings' | 'storage'>,
  media: Work['media'],
): Promise<Uint8Array> {
  const known = recall(media.id) ?? underWay.get(media.id)
  if (known) return known
  const place = await enterUnpaid(ctx)
  // Somebody may have begun while this one waited for a place.
  const levels = recall(media.id) ?? underWay.get(media.id) ?? begin(ctx, media)
  try {
    return await levels
  } finally {
    place.leave()
  }
}

function recall(id: string): Uint8Array | undefined {
  const levels = remembered.get(id)
  if (levels) remember(id, levels)
  return levels
}

function remember(id: string, levels: Uint8Array): void {
  remembered.delete(id)
  remembered.set(id, levels)
  const [oldest] = remembered.keys()
  if (remembered.size > rememberedMost && oldest !== undefined) remembered.delete(oldest)
}

function begin(ctx: With<'media' | 'storage'>, media: Work['media']): Promise<Uint8Array> {
  const levels = measureLevels(ctx, media)
    .then((measured) => {
      remember(media.id, measured)
      return measured
    })
    .finally(() => underWay.delete(media.id))
  underWay.set(media.id, levels)
  return levels
}
