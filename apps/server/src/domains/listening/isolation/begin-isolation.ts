import type { isolationEndpoints } from '@vireo/contracts/isolation'
import { isolationLimits } from '@vireo/contracts/isolation'
import type { Input } from '@vireo/contracts/kit'
import { assertRoomForItem } from '#history'
import type { With } from '#ports/ports.ts'
import { readSource, shownName, type SourceTake } from '#speech/sources/index.ts'
import { enterConcurrency } from '#usage'
import { assertAffordable } from '#usage/reservations/index.ts'
import { headersOf } from './headers-of.ts'
import { isolationCost } from './isolation-cost.ts'
import { openIsolation } from './isolation.ts'

export type IsolationRequest = Input<typeof isolationEndpoints.stream> & {
  readonly preview_b64?: string | null | undefined
}

export type IsolationPorts = With<'abilities' | 'concurrency' | 'media' | 'settings' | 'storage' | 'voiceIsolation'>

export type BegunIsolation = { readonly isolation: SourceTake; readonly headers: Readonly<Record<string, string>> }

const shortestMs = 100
/** What is kept of a second at 128 kbit/s. */
const keptBytesPerSecond = 16_000

/** Refuses an isolation before its recording has come: throws over credits or room. */
export async function assertMayIsolate(ctx: With<'settings'>): Promise<void> {
  await assertAffordable(ctx, isolationCost(shortestMs))
  await assertRoomForItem(ctx)
}

type Wishes = { readonly keepsFilm: boolean }

/** Checks a recording, reserves the price and lets the engine begin. */
export async function beginIsolation(
  ctx: IsolationPorts,
  request: IsolationRequest,
  { keepsFilm }: Wishes,
): Promise<BegunIsolation> {
  const place = await enterConcurrency(ctx, 'multilingual')
  try {
    const source = await readSource(ctx, request.files.audio, {
      durationMsMax: isolationLimits.durationMsMax,
      durationMsMin: shortestMs,
      format: request.file_format,
    })
    const [file] = request.files.audio
    const film = keepsFilm && source.hasVideo ? file : undefined
    await assertRoomForItem(ctx, (source.durationMs * keptBytesPerSecond) / 1000 + (film?.sizeBytes ?? 0))
    const parts = {
      id: ctx.newId('isolation'),
      source,
      strength: request.strength,
      title: shownName(file?.fileName),
      preview: request.preview_b64 ?? undefined,
      film: film?.path,
    }
    const isolation = await openIsolation(ctx, parts, place.leave)
    return { isolation, headers: headersOf({ id: parts.id, credits: isolationCost(source.durationMs) }) }
  } catch (error) {
    place.leave()
    throw error
  }
}
