import type { SharedVoiceSearch } from '@vireo/contracts/voice-library'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findSketches, type ShownSketch } from '#voices/sketches/index.ts'
import { type KnownCopy, listCopiesSeen } from './copies/copy-store.ts'
import { countOnce } from './search/count-once.ts'
import { type Position, positionOf, readSortId, writeSortId } from './search/position.ts'
import { scopeOf } from './search/scope-of.ts'
import { listSharedVoices } from './search/shared-search-store.ts'
import { createWalks } from './search/walks.ts'
import type { SharedVoiceRow } from './tables.ts'

/** A published voice, the caller's copy of it where there is one, and what is drawn of it. */
export type FoundVoice = {
  readonly voice: SharedVoiceRow
  readonly copy: KnownCopy | undefined
  readonly sketch: ShownSketch | undefined
}

export type FoundPage = {
  readonly voices: readonly FoundVoice[]
  readonly hasMore: boolean
  readonly totalCount: number
  readonly lastSortId: string | null
}

const walks = createWalks()

/**
 * Finds published voices page by page. A page begins where the caller's page before it ended, and `last_sort_id` says
 * so for good; only a jump to a page that was never walked to is counted.
 */
export async function searchSharedVoices(ctx: Context, input: SharedVoiceSearch): Promise<FoundPage> {
  const given = input.last_sort_id ? readSortId(input) : undefined
  const scope = await scopeOf(ctx, input)
  if (!scope) return { voices: [], hasMore: false, totalCount: 0, lastSortId: null }
  const { sort, page, page_size: size } = input
  const nowMs = ctx.now().getTime()
  const walk = walkOf(ctx, input)
  const start = given || page === 0 ? undefined : walks.begin(walk, page, nowMs)
  const skip = given ? 0 : (page - (start?.page ?? 0)) * size
  if (skip > Number.MAX_SAFE_INTEGER) throw new AppError('invalid_parameters', { param: 'page' })
  const after = given ?? start?.after
  const rows = await listSharedVoices(ctx, scope, { sort, after, skip, limit: size + 1 })
  const isAll = !after && skip === 0 && rows.length <= size
  const totalCount = isAll ? rows.length : await countOnce(ctx, scope)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const end: Position | undefined = last && positionOf(last, sort)
  if (end && !given) walks.remember(walk, page + 1, end, nowMs)
  return {
    voices: await withCopies(ctx, shown),
    hasMore: rows.length > size,
    totalCount,
    lastSortId: end ? writeSortId(sort, end) : null,
  }
}

/** Returns published voices with the caller's copies of them and what is drawn of each: two questions for all. */
export async function withCopies<Row extends SharedVoiceRow>(
  ctx: Context,
  voices: readonly Row[],
): Promise<(FoundVoice & { readonly voice: Row })[]> {
  const [copies, sketches] = await Promise.all([
    copiesOf(ctx, voices),
    findSketches(
      ctx,
      voices.map(({ voice_id: id }) => id),
    ),
  ])
  return voices.map((voice) => ({
    voice,
    copy: copies.get(voice.voice_id),
    sketch: sketches.get(voice.voice_id),
  }))
}

/** Returns the caller's copies of these voices, by original. */
async function copiesOf(ctx: Context, voices: readonly SharedVoiceRow[]): Promise<ReadonlyMap<string, KnownCopy>> {
  if (voices.length === 0) return new Map()
  const copies = await listCopiesSeen(
    ctx,
    voices.map(({ voice_id: id }) => id),
  )
  return new Map(copies.map((copy) => [copy.original_voice_id, copy]))
}

/** Returns a key for a walk through pages: who walks, and through which search. */
function walkOf(ctx: Context, { page: _page, last_sort_id: _id, ...what }: SharedVoiceSearch): string {
  return `${ctx.workspaceId} ${ctx.actor.userId} ${JSON.stringify(what)}`
}
