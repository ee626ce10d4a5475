import type { SoundCategory, SoundSort } from '@vireo/contracts/sound-effects'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { searchWords } from './search-words.ts'
import { isFound, seenColumns } from './sound-store.ts'
import type { SeenSound } from './tables.ts'

/** Where a page ended: the score of its last sound, its rank and its id. */
export type Position = readonly [score: string, rank: number, id: string]

export type SoundSearch = {
  readonly search: string
  readonly category: SoundCategory | undefined
  readonly onlyFeatured: boolean
  readonly onlyFavourites: boolean
  readonly onlyOwn: boolean
  readonly sort: SoundSort
  readonly after: Position | undefined
  readonly skip: number
  readonly limit: number
}

/** More words than anybody means; each costs. */
const wordsMax = 12

const scores: Readonly<Record<SoundSort, { readonly column: Sql; readonly type: Sql }>> = {
  trending_score: { column: raw('s.trending'), type: raw('float8') },
  like_count: { column: raw('s.like_count'), type: raw('int') },
  purchased_count: { column: raw('s.purchased_count'), type: raw('int') },
  sharing_date_unix: { column: raw('s.shared_at'), type: raw('timestamptz') },
}

/** Lists a page of sounds that everybody finds, with where each stands in the order. */
export function searchSounds(
  ctx: Context,
  { sort, after, skip, limit, ...scope }: SoundSearch,
): Promise<(SeenSound & { readonly score: string })[]> {
  const { column, type } = scores[sort]
  const conditions = [isFound, ...conditionsOf(ctx, scope)]
  if (after) {
    const [score, rank, id] = after
    conditions.push(sql`(${column}, s.rank, s.id) < (${score}::${type}, ${rank}::int, ${id})`)
  }
  return ctx.db.many(sql`
    select ${seenColumns(ctx)}, ${column}::text as score from shared_sounds s
    where ${join(conditions, ' and ')}
    order by ${column} desc, s.rank desc, s.id desc
    limit ${limit} ${skip > 0 ? sql`offset ${skip}` : empty}`)
}

/** Counts what everybody finds, by category; only an index is read. */
export function countByCategory(
  ctx: Context,
): Promise<{ readonly category: SoundCategory; readonly sounds: number }[]> {
  return ctx.db.many(sql`
    select category, count(*) as sounds from shared_sounds
    where ${isFound} group by category order by sounds desc, category`)
}

function conditionsOf(
  ctx: Context,
  { search, category, onlyFeatured, onlyFavourites, onlyOwn }: Omit<SoundSearch, 'sort' | 'after' | 'skip' | 'limit'>,
): Sql[] {
  const wanted = searchWords(search).slice(0, wordsMax)
  const query = wanted.map((word) => `${word}:*`).join(' & ')
  const isFavourite = sql`exists (
    select from sound_favourites f where f.sound_id = s.id and f.user_id = ${ctx.actor.userId}
      and f.workspace_id = ${ctx.workspaceId} and f.is_liked)`
  return [
    ...(query === '' ? [] : [sql`s.words @@ to_tsquery('simple', ${query})`]),
    ...(category === undefined ? [] : [sql`s.category = ${category}`]),
    ...(onlyFeatured ? [sql`s.is_featured`] : []),
    ...(onlyFavourites ? [isFavourite] : []),
    ...(onlyOwn ? [sql`s.workspace_id = ${ctx.workspaceId}`] : []),
  ]
}
