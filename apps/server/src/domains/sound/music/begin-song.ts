import { contentTypeOf } from '@vireo/audio'
import type { MusicInfo } from '@vireo/contracts/music'
import { assertRoomForItem } from '#history'
import { contentKeyOf } from '#kernel/formats/content-key.ts'
import { manifestHeaders } from '#ports/provenance/manifests.ts'
import type { With } from '#ports/ports.ts'
import { createSourceTake, holdForSource, openSourceWork, type SourceTake } from '#speech/sources/index.ts'
import { enterConcurrency } from '#usage'
import { keepSong } from './keep-song.ts'
import type { SongIds, SongPlan } from './plan-request.ts'

export type MusicPorts = With<'concurrency' | 'manifests' | 'music' | 'settings' | 'storage'>

/** A piece that is being played. */
export type BegunSong = {
  readonly plan: SongPlan
  readonly take: SourceTake
  readonly ids: SongIds
  readonly contentType: string
  readonly headers: Readonly<Record<string, string>>
  /** The shape of what was played, once that is whole. */
  readonly levels: () => readonly number[]
}

/** Asks for the plan of a piece, holds its price and lets the engine begin; `exact` brings the whole to one loudness before it is sent. */
export async function beginSong(ctx: MusicPorts, planned: () => Promise<SongPlan>, exact: boolean): Promise<BegunSong> {
  const place = await enterConcurrency(ctx, 'multilingual')
  try {
    const plan = await planned()
    await assertRoomForItem(ctx)
    const ids = { itemId: ctx.newId('historyItem'), songId: ctx.newId('song') }
    const storageKey = `history/${ctx.workspaceId}/${ids.itemId}.${plan.format.codec}`
    const contentKey = contentKeyOf('music 1', plan.modelId, plan.formatName, exact, plan.recipe)
    const held = await holdForSource(ctx, { storageKey, isKept: true, credits: plan.credits, reason: 'music' })
    const work = openSourceWork(held.spool, (listener) =>
      ctx.ports.music.perform({ recipe: plan.recipe, format: plan.format, exact }, listener, {
        share: ctx.workspaceId,
        made: { tool: 'music', model: plan.modelId, contentKey },
      }),
    )
    const take = createSourceTake(held, work, {
      wholeMs: plan.outline.durationMs,
      keep: (finished) => keepSong(ctx, { ...plan, ...ids, ...held, ...finished, storageKey, contentKey }),
      leave: () => place.leave(),
    })
    return {
      plan,
      take,
      ids,
      contentType: contentTypeOf(plan.format),
      headers: {
        ...headersOf(plan, ids),
        'current-concurrent-requests': String(place.current),
        'maximum-concurrent-requests': String(place.maximum),
      },
      levels: () => work.made().levels,
    }
  } catch (error) {
    place.leave()
    throw error
  }
}

function headersOf(
  { outline, wishes, credits, format, understood }: SongPlan,
  { itemId, songId }: SongIds,
): Record<string, string> {
  const info: MusicInfo = {
    seed: wishes.seed,
    genre: outline.genre,
    tempo_bpm: outline.tempoBpm,
    key: outline.key,
    metre: outline.metre,
    duration_ms: outline.durationMs,
    understood: [...understood],
  }
  return {
    'song-id': songId,
    'history-item-id': itemId,
    'character-cost': String(credits),
    'x-character-count': String(credits),
    'generation-info': asHeader(info),
    ...manifestHeaders(format),
  }
}

/** Writes JSON in the letters that a header may hold; the others as `\u` and four digits, which is the same JSON. */
function asHeader(info: MusicInfo): string {
  return JSON.stringify(info).replaceAll(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
