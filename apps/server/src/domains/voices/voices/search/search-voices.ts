import type { VoiceSearch } from '@vireo/contracts/voices'
import type { Context } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { resolveVoiceId } from '../aliases/resolve-voice-id.ts'
import { catalogueVoiceOf } from '../library/catalogue-voice.ts'
import { listCollected } from '../collections/collection-store.ts'
import { describeVoices, type ShownVoice } from '../describe-voices.ts'
import { findSafety } from '../safety/find-safety.ts'
import { premadeVoices } from '../library/premade-voices.ts'
import { type AboutPremade, countWordsFitting, createPremadeMatcher } from './match-premade.ts'
import { countOwnVoices, countWordsFittingOwn, searchOwnVoices } from './own-voice-search-store.ts'
import { readPageToken, writePageToken } from './page-token.ts'
import { type Fit, searchWordsOf } from './searched-text.ts'
import { comparePositions, orderOf, type PlacedVoice, placeVoices, type VoicePosition } from './voice-order.ts'

export type FoundVoices = {
  readonly voices: readonly ShownVoice[]
  /** 0 when it was not asked for. */
  readonly totalCount: number
  readonly nextPageToken: string | undefined
}

/**
 * Finds voices by text and filters, page by page: those of the workspace in the database, premade ones in memory,
 * both in one order. Where nothing fits a search to the letter, slips are forgiven; where nothing fits all of its words,
 * those come that fit the most of them.
 */
export async function searchVoices(ctx: With<'settings'>, asked: VoiceSearch): Promise<FoundVoices> {
  const input = await withOwnIds(ctx, asked)
  const order = orderOf(input)
  const place = input.next_page_token ? readPageToken(order, input.next_page_token) : undefined
  const about: AboutPremade = { safetyOf: await findSafety(ctx), collected: await collectedFor(ctx, input) }
  const { found, fit } = place
    ? { found: await findAfter(ctx, input, { about, ...place }), fit: place.fit }
    : await findFirst(ctx, input, about)
  const page = found.slice(0, input.page_size)
  const last = page.at(-1)
  const voices = await describeVoices(
    ctx,
    page.map(({ voice }) => voice),
  )
  return {
    voices,
    totalCount: input.include_total_count ? await countFound(ctx, input, { about, fit }) : 0,
    nextPageToken: last && found.length > page.length ? writePageToken(order, { after: last, fit }) : undefined,
  }
}

/** Replaces aliases among the ids asked for by the ids of their voices. */
async function withOwnIds(ctx: With<'settings'>, input: VoiceSearch): Promise<VoiceSearch> {
  const { voice_ids: ids } = input
  return ids ? { ...input, voice_ids: await Promise.all(ids.map((id) => resolveVoiceId(ctx, id))) } : input
}

/** Lists the voices in the collection asked for or, where everything saved is asked for, in any. */
async function collectedFor(ctx: Context, input: VoiceSearch): Promise<ReadonlySet<string>> {
  if (input.collection_id) return listCollected(ctx, input.collection_id)
  return input.voice_type === 'saved' ? listCollected(ctx, undefined) : new Set()
}

type Wanted = { readonly about: AboutPremade; readonly fit: Fit }

/** Finds the beginning of a list by the strictest measure that anything comes up to. */
async function findFirst(
  ctx: With<'settings'>,
  input: VoiceSearch,
  about: AboutPremade,
): Promise<{ readonly found: PlacedVoice[]; readonly fit: Fit }> {
  const words = searchWordsOf(input.search)
  const findBy = async (fit: Fit) => ({ found: await findAfter(ctx, input, { about, after: undefined, fit }), fit })
  const strict = await findBy({ bySlip: false })
  if (strict.found.length > 0 || words.length === 0) return strict
  const lenient = await findBy({ bySlip: true })
  if (lenient.found.length > 0 || words.length === 1) return lenient
  const inFilters = premadeVoices(ctx).filter(createPremadeMatcher({ ...input, search: undefined }, about, lenient.fit))
  const wordsMin = Math.max(await countWordsFittingOwn(ctx, input), ...countWordsFitting(inFilters, words))
  return wordsMin > 0 ? findBy({ bySlip: true, wordsMin }) : lenient
}

/** Finds what comes after a position, with one voice more than a page to tell whether it is the last. */
async function findAfter(
  ctx: With<'settings'>,
  input: VoiceSearch,
  { about, after, fit }: Wanted & { readonly after: VoicePosition | undefined },
): Promise<PlacedVoice[]> {
  const order = orderOf(input)
  const limit = input.page_size + 1
  const rows = await searchOwnVoices(ctx, { filters: input, fit }, { order, after, limit })
  const matches = createPremadeMatcher(input, about, fit)
  const all = premadeVoices(ctx)
  const fitting = new Set(all.filter(matches).map(({ voiceId }) => voiceId))
  const premade = placeVoices(all, order).filter(
    (placed) => fitting.has(placed.voiceId) && (!after || comparePositions(order, placed, after) > 0),
  )
  return [...placeVoices(rows.map(catalogueVoiceOf), order), ...premade].toSorted((one, other) =>
    comparePositions(order, one, other),
  )
}

async function countFound(ctx: With<'settings'>, input: VoiceSearch, { about, fit }: Wanted): Promise<number> {
  const premade = premadeVoices(ctx).filter(createPremadeMatcher(input, about, fit)).length
  return premade + (await countOwnVoices(ctx, { filters: input, fit }))
}
