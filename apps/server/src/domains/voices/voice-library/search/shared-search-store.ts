import type { SharedVoiceSort } from '@vireo/contracts/voice-library'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { patternOf } from '#voices/search/index.ts'
import { sharedVoiceColumns } from '../shared-voice-store.ts'
import type { SharedVoiceRow } from '../tables.ts'
import type { Position } from './position.ts'

/** Conditions that published voices have to meet, all of them. */
export type SharedVoiceScope = {
  /** Facets that a voice has, all of them. */
  readonly facets: readonly string[]
  /** Groups of facets, of each of which a voice has one. */
  readonly anyFacets: readonly (readonly string[])[]
  /** Groups of words, of each of which a voice has one. */
  readonly words: readonly (readonly string[])[]
  readonly noticePeriodDaysMin: number | undefined
  readonly isLiveModerated: boolean | undefined
  /** Voices that the operator blocked. */
  readonly except: readonly string[]
}

const columns: Readonly<Record<SharedVoiceSort, Sql>> = {
  created_date: raw('published_at'),
  usage_character_count_1y: raw('usage_1y'),
  trending: raw('trending'),
  cloned_by_count: raw('cloned_by_count'),
}

export type SharedVoicePage = {
  readonly sort: SharedVoiceSort
  readonly after: Position | undefined
  /** How many voices to leave out after `after`. */
  readonly skip: number
  readonly limit: number
}

/** Lists one page of published voices in the order asked for, after a position or a number of voices. */
export function listSharedVoices(
  ctx: Context,
  scope: SharedVoiceScope,
  page: SharedVoicePage,
): Promise<SharedVoiceRow[]> {
  const column = columns[page.sort]
  const inScope = listedWithin(scope, page.after && behind(page.sort, page.after))
  // What is left out is counted in the index, without looking at the voices.
  const from =
    page.skip === 0
      ? inScope
      : sql`${inScope} and (${column}, voice_id) < (
          select ${column}, voice_id from shared_voices where ${inScope}
          order by ${column} desc, voice_id desc offset ${page.skip - 1} limit 1)`
  return ctx.db.many(sql`
    select ${sharedVoiceColumns} from shared_voices where ${from}
    order by ${column} desc, voice_id desc limit ${page.limit}`)
}

/** Counts the published voices within a scope. */
export async function countSharedVoices(ctx: Context, scope: SharedVoiceScope): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(
    sql`select count(*) from shared_voices where ${listedWithin(scope)}`,
  )
  return count
}

function listedWithin(scope: SharedVoiceScope, also: Sql = empty): Sql {
  const conditions = [
    sql`is_listed`,
    ...(scope.facets.length > 0 ? [sql`facets @> ${scope.facets}::text[]`] : []),
    ...scope.anyFacets.map((choices) => sql`facets && ${choices}::text[]`),
    ...scope.words.map((choices) => anyOf(choices.map(saying))),
    ...(scope.noticePeriodDaysMin === undefined ? [] : [sql`notice_period_days >= ${scope.noticePeriodDaysMin}`]),
    ...(scope.isLiveModerated === undefined ? [] : [sql`live_moderation = ${scope.isLiveModerated}`]),
    ...(scope.except.length > 0 ? [sql`voice_id <> all(${scope.except}::text[])`] : []),
  ]
  return sql`${join(conditions, ' and ')} ${also}`
}

function behind(sort: SharedVoiceSort, { key, voiceId }: Position): Sql {
  const type = sort === 'created_date' ? raw('timestamptz') : raw('bigint')
  return sql`and (${columns[sort]}, voice_id) < (${key}::${type}, ${voiceId})`
}

function anyOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`false` : sql`(${join(conditions, ' or ')})`
}

/**
 * Builds the condition that a voice says a word: as the beginning of one of its words, or in the meaning of one, by the same
 * rule as among own voices. What is shorter than three letters is looked for in a way that the index knows.
 */
function saying(word: string): Sql {
  return /^[a-z0-9]{1,2}$/.test(word) ? sql`search_text like ${`% ${word}%`}` : sql`search_text ~ ${patternOf(word)}`
}

export type KnownWord = { readonly word: string; readonly is_known: boolean; readonly close: string[] }

/**
 * Tells which words of a search begin one that somebody wrote, and for the others those that they are inside of, or those
 * spelt most like them. Counts all matches, because for an existence check the database would scan the whole table.
 */
export function lookUpWords(ctx: Context, words: readonly string[]): Promise<KnownWord[]> {
  return ctx.db.many(sql`
    with asked as materialized (
      select a.word,
        (select count(*) > 0 from shared_voice_words w where w.word like a.word || '%') as is_known,
        array(select w.word from shared_voice_words w where w.word like '%' || a.word || '%' order by w.word limit 20) as longer
      from unnest(${words}::text[]) a (word))
    select q.word, q.is_known, case when q.is_known then '{}' when cardinality(q.longer) > 0 then q.longer else array(
      select w.word from shared_voice_words w where w.word % q.word
      order by similarity(w.word, q.word) desc, w.word limit 5) end as close
    from asked q`)
}

/** Deletes the words that no voice has any more. */
export async function forgetUnusedWords(ctx: Context): Promise<void> {
  await ctx.db.run(sql`
    delete from shared_voice_words w where not exists (
      select 1 from shared_voices v where v.search_text like '%' || w.word || '%')`)
}
