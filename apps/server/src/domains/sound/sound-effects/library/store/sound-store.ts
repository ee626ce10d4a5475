import type { HistoryItemId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { workspacesWithoutLinks } from '#sharing'
import { searchWords } from './search-words.ts'
import type { SeenSound, SharedSoundId, SharedSoundRow } from './tables.ts'

const columns = raw(`id, workspace_id, user_id, history_item_id, name, name_de, prompt, category, tags, licence, author,
  is_loop, is_featured, rank, preview_type, duration_ms, peaks, print, like_count, purchased_count, trending, shared_at, taken_down_at`)

/** What everybody finds: nobody took it down, and the workspace it comes from lets links be public. */
export const isFound = sql`taken_down_at is null
  and (workspace_id is null or workspace_id not in (${workspacesWithoutLinks}))`

/** Selects every column of a sound, and what the caller has to do with it. */
export function seenColumns(ctx: Context) {
  const { userId } = ctx.actor
  return sql`${columns},
    exists (select from sound_favourites f where f.sound_id = s.id and f.user_id = ${userId}
      and f.workspace_id = ${ctx.workspaceId} and f.is_liked) as is_favourite,
    exists (select from sound_purchases p where p.sound_id = s.id and p.user_id = ${userId}
      and p.workspace_id = ${ctx.workspaceId}) as is_purchased`
}

/** Writes a sound that somebody publishes; of two at once for one item the first stands, and the second is undefined. */
export function insertSound(ctx: Context, row: SharedSoundRow): Promise<SharedSoundRow | undefined> {
  return ctx.db.maybe(sql`
    insert into shared_sounds (${columns}, words)
    values (${row.id}, ${row.workspace_id}, ${row.user_id}, ${row.history_item_id}, ${row.name}, ${row.name_de},
      ${row.prompt}, ${row.category}, ${row.tags}, ${row.licence}, ${row.author}, ${row.is_loop}, ${row.is_featured},
      ${row.rank}, ${row.preview_type}, ${row.duration_ms}, ${jsonOf(row.peaks)}::jsonb, ${row.print}, ${row.like_count},
      ${row.purchased_count}, ${row.trending}, ${row.shared_at}, ${row.taken_down_at},
      to_tsvector('simple', ${wordsOf(row)}))
    on conflict (history_item_id) do nothing returning ${columns}`)
}

/** Writes what its maker says of a sound now. */
export async function saveSound(ctx: Context, row: SharedSoundRow): Promise<void> {
  await ctx.db.run(sql`
    update shared_sounds set name = ${row.name}, category = ${row.category}, tags = ${row.tags},
      licence = ${row.licence}, author = ${row.author}, words = to_tsvector('simple', ${wordsOf(row)})
    where id = ${row.id}`)
}

/** Writes whether whoever runs the instance took a sound out of the library. */
export async function saveTakenDown(ctx: Context, id: SharedSoundId, at: Date | null): Promise<void> {
  await ctx.db.run(sql`update shared_sounds set taken_down_at = ${at} where id = ${id}`)
}

/** Writes whether the library shows a published sound among those that are chosen. */
export async function saveFeatured(ctx: Context, id: SharedSoundId, isFeatured: boolean): Promise<void> {
  await ctx.db.run(sql`update shared_sounds set is_featured = ${isFeatured} where id = ${id}`)
}

/** Finds a sound that everybody finds. */
export function findSound(ctx: Context, id: string): Promise<SeenSound | undefined> {
  return ctx.db.maybe(sql`
    select ${seenColumns(ctx)} from shared_sounds s where id = ${id} and ${isFound}`)
}

/** Finds those of these sounds that everybody finds. */
export function findSounds(ctx: Context, ids: readonly string[]): Promise<SeenSound[]> {
  return ctx.db.many(sql`
    select ${seenColumns(ctx)} from shared_sounds s where id = any(${ids}::text[]) and ${isFound}`)
}

/** Finds sounds that people published, whether everybody finds them or not. */
export function findPublishedAnywhere(ctx: Context, ids: readonly string[]): Promise<SharedSoundRow[]> {
  return ctx.db.many(sql`
    select ${columns} from shared_sounds where id = any(${ids}::text[]) and workspace_id is not null`)
}

/** Finds a sound that somebody published, and holds it until the transaction ends. */
export function holdPublished(ctx: Context, id: string): Promise<SharedSoundRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from shared_sounds where id = ${id} and workspace_id is not null for update`)
}

/** Finds how an item of the caller's workspace stands in the library. */
export function findSoundOfItem(ctx: Context, itemId: HistoryItemId): Promise<SeenSound | undefined> {
  return ctx.db.maybe(sql`
    select ${seenColumns(ctx)} from shared_sounds s
    where history_item_id = ${itemId} and workspace_id = ${ctx.workspaceId}`)
}

/** Takes a sound out of the library for good. */
export async function removeSound(ctx: Context, id: SharedSoundId): Promise<void> {
  await ctx.db.run(sql`delete from shared_sounds where id = ${id} and workspace_id is not null`)
}

/** Counts what the caller's workspace published, while nobody else of it publishes. */
export async function countPublished(ctx: Context): Promise<number> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`shared-sounds:${ctx.workspaceId}`}, 0))`)
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*) as count from shared_sounds where workspace_id = ${ctx.workspaceId}`)
  return count
}

/** Writes all words that a sound is found by. */
export function wordsOf({
  name,
  name_de: german,
  category,
  tags,
  author,
}: Pick<SharedSoundRow, 'name' | 'name_de' | 'category' | 'tags' | 'author'>): string {
  return searchWords([name, german ?? '', category, ...tags, author ?? ''].join(' ')).join(' ')
}

function jsonOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
