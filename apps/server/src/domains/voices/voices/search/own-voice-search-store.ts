import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import type { Context } from '#kernel/context.ts'
import { isShared, ownedBy, visibleInPage, visibleTo } from '#resources'
import { inCollection } from '../collections/collection-store.ts'
import { enginesOf } from '../speaking/present-engine.ts'
import type { VoiceRow } from '../tables.ts'
import { voiceColumns } from '../voice-store.ts'
import { foldText } from './fold-text.ts'
import type { VoiceFilters } from './match-premade.ts'
import { type Fit, leniencyOf, patternOf, searchWordsOf } from './searched-text.ts'
import type { VoiceOrder, VoicePosition } from './voice-order.ts'
import { entryOf } from '#kernel/entry-of.ts'

export type OwnVoiceSearch = {
  readonly filters: VoiceFilters
  readonly fit: Fit
}

export type OwnVoicePage = {
  readonly order: VoiceOrder
  readonly after: VoicePosition | undefined
  readonly limit: number
}

const thisVoice = sql`voices.id`

/** Lists voices of the workspace that the caller may see and that match, in this order, after this position. */
export async function searchOwnVoices(ctx: Context, search: OwnVoiceSearch, page: OwnVoicePage): Promise<VoiceRow[]> {
  const place = placeAfter(page)
  if (!place) return []
  const { keys, isDescending } = keysOf(page.order)
  const direction = isDescending ? raw('desc') : raw('asc')
  const scope = await visibleInPage(ctx, 'voice', thisVoice)
  return ctx.db.many(sql`
    select ${voiceColumns} from voices where ${matching(ctx, search, scope)} and ${place}
    order by ${join(
      keys.map((key) => sql`${key} ${direction}`),
      ', ',
    )} limit ${page.limit}`)
}

/** Counts all own voices that match a search. */
export async function countOwnVoices(ctx: Context, search: OwnVoiceSearch): Promise<number> {
  const scope = visibleTo(ctx, 'voice', thisVoice)
  const { count } = await ctx.db.one<{ count: number }>(
    sql`select count(*) from voices where ${matching(ctx, search, scope)}`,
  )
  return count
}

/** Returns the most words of a search that an own voice within the filters fits, slips forgiven. */
export async function countWordsFittingOwn(ctx: Context, filters: VoiceFilters): Promise<number> {
  const scope = visibleTo(ctx, 'voice', thisVoice)
  const others = matching(ctx, { filters: { ...filters, search: undefined }, fit: { bySlip: false } }, scope)
  const { most } = await ctx.db.one<{ most: number | null }>(
    sql`select max(${wordsSaid(searchWordsOf(filters.search), true)}) most from voices where ${others}`,
  )
  return most ?? 0
}

/** Returns the columns of an order, which indexes follow. */
function keysOf({ sort, isReversed }: VoiceOrder): { keys: [Sql, Sql]; isDescending: boolean } {
  const id = sql`id collate "C"`
  if (sort === 'name') return { keys: [sql`name_folded collate "C"`, id], isDescending: isReversed }
  return { keys: [sql`created_at`, id], isDescending: sort === 'shown' ? !isReversed : isReversed }
}

/** Builds the condition for everything after a position; undefined when no own voice can be there. */
function placeAfter({ order, after }: OwnVoicePage): Sql | undefined {
  if (!after) return sql`true`
  if (order.sort === 'shown' && after.rank === 1) return order.isReversed ? sql`true` : undefined
  const { keys, isDescending } = keysOf(order)
  const key = typeof after.key === 'number' ? new Date(after.key) : after.key
  return sql`(${join(keys, ', ')}) ${isDescending ? raw('<') : raw('>')} (${key}, ${after.voiceId})`
}

function matching(ctx: Context, { filters, fit }: OwnVoiceSearch, scope: Sql): Sql {
  const conditions = [
    sql`workspace_id = ${ctx.workspaceId}`,
    scope,
    ofType(ctx, filters.voice_type),
    filters.owner === 'me' && ownedByCaller(ctx),
    filters.voice_ids && sql`id = any(${filters.voice_ids.map(plain)})`,
    filters.category && sql`category = ${filters.category}`,
    filters.quality && sql`recipe ->> 'engine' = any(${enginesOf(filters.quality)})`,
    ...labelled(filters),
    ...trained(filters),
    // What nobody can take back goes on speaking.
    filters.min_notice_period_days && sql`coalesce(notice_period_days >= ${filters.min_notice_period_days}, true)`,
    filters.include_live_moderated === false &&
      sql`not live_moderation and not exists (
      select 1 from voice_safety safety
      where safety.voice_id in (voices.id, voices.copied_from) and safety.live_moderation)`,
    filters.collection_id && inCollection(ctx, filters.collection_id, thisVoice),
    ...fitting(searchWordsOf(filters.search), fit),
  ]
  return join(
    conditions.filter((condition) => typeof condition === 'object' && condition !== null && condition !== empty),
    ' and ',
  )
}

function ownedByCaller({ workspaceId, actor }: Context): Sql {
  return ownedBy({ workspaceId, userId: actor.userId }, 'voice', thisVoice)
}

/** Builds the condition that a voice is in one of the lists that clients know. */
function ofType(ctx: Context, type: VoiceFilters['voice_type']): Sql {
  const isOwned = ownedByCaller(ctx)
  switch (type) {
    case 'default':
      return sql`false`
    case 'community':
      return sql`copied_from is not null`
    case 'non-community':
      return sql`copied_from is null`
    case 'personal':
      return sql`copied_from is null and ${isOwned}`
    case 'workspace':
      return sql`(not ${isOwned} or ${isShared(ctx, 'voice', thisVoice)})`
    default:
      return empty
  }
}

function labelled({ gender, age, accent, language: languages, use_cases: uses }: VoiceFilters): (Sql | undefined)[] {
  const is = (name: string, value: string | null | undefined) =>
    value ? sql`labels_folded ->> ${name}::text = ${plain(foldText(value))}` : undefined
  return [
    is('gender', gender),
    is('age', age),
    is('accent', accent),
    languages?.length ? sql`(${join(languages.map(speaks), ' or ')})` : undefined,
    uses?.length ? sql`labels_folded ->> 'use_case' = any(${uses.map((use) => plain(foldText(use)))})` : undefined,
  ]
}

/** Builds the condition for a language: `pt` is any Portuguese, `pt-BR` only the Brazilian one. */
function speaks(language: string): Sql {
  if (!/[-_]/.test(language)) return sql`labels_folded ->> 'language' = ${plain(canonicalLanguage(language))}`
  return sql`labels_folded ->> 'locale' = ${plain(language.replaceAll('_', '-').toLowerCase())}`
}

/** Builds the conditions for how far a professional voice is trained, under any model. */
function trained({ fine_tuning_state: state, high_quality: highQuality }: VoiceFilters): (Sql | undefined)[] {
  const someModelIs = (wanted: string) => sql`exists (
    select 1 from jsonb_each_text(case when jsonb_typeof(fine_tuning -> 'state') = 'object'
      then fine_tuning -> 'state' else '{}' end) model where model.value = ${plain(wanted)})`
  const isTrained = someModelIs('fine_tuned')
  const isProfessional = sql`category = 'professional' and copied_from is null`
  const states: Readonly<Record<string, Sql>> = {
    draft: sql`${isProfessional} and not exists (
      select 1 from jsonb_each_text(case when jsonb_typeof(fine_tuning -> 'state') = 'object'
        then fine_tuning -> 'state' else '{}' end) model where model.value <> 'not_started')`,
    not_verified: sql`${isProfessional} and not is_verified`,
  }
  return [
    state ? (entryOf(states, state) ?? someModelIs(state)) : undefined,
    highQuality === true ? isTrained : highQuality === false ? sql`not ${isTrained}` : undefined,
  ]
}

/** Builds the conditions that a voice fits the words of a search, all or as many as suffice. */
function fitting(words: readonly string[], { bySlip, wordsMin }: Fit): Sql[] {
  if (wordsMin === undefined) return words.map((word) => said(word, bySlip))
  return words.length > 0 ? [sql`${wordsSaid(words, bySlip)} >= ${wordsMin}`] : []
}

/** Builds the number of words that are said of a voice. */
function wordsSaid(words: readonly string[], bySlip: boolean): Sql {
  return join(
    words.map((word) => sql`(${said(word, bySlip)})::int`),
    ' + ',
  )
}

/** Builds the condition that a folded word, or with `bySlip` one that a slip tells apart, is said of a voice. */
function said(word: string, bySlip: boolean): Sql {
  const isSaid = sql`search_text ~ ${plain(patternOf(word))}`
  if (!bySlip) return isSaid
  const { keys, part } = leniencyOf(word)
  const isPart = part === undefined ? sql`false` : sql`position(${plain(part)} in search_text) > 0`
  return sql`(${isSaid} or ${isPart} or search_keys && ${[...keys]}::integer[])`
}

/** Replaces NUL, which the database cannot store, so that it equals nothing. */
function plain(text: string): string {
  return text.replaceAll('\0', '\u{fffd}')
}
