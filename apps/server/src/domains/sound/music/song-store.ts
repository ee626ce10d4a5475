import type { HistoryItemId } from '@vireo/contracts/kit'
import sql, { empty } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { ListedSong, SongId, SongRow } from './tables.ts'

const columns = sql`id, workspace_id, history_item_id, version_of, seed::float8 as seed, recipe, outline, origin,
  audio_digest, created_at`

/** Writes a row. */
export async function insertSong(ctx: Context, row: SongRow): Promise<void> {
  await ctx.db.run(sql`
    insert into songs (id, workspace_id, history_item_id, version_of, seed, recipe, outline, origin, audio_digest, created_at)
    values (${row.id}, ${row.workspace_id}, ${row.history_item_id}, ${row.version_of}, ${row.seed},
      ${JSON.stringify(row.recipe)}::jsonb, ${JSON.stringify(row.outline)}::jsonb, ${row.origin}, ${row.audio_digest},
      ${row.created_at})`)
}

/** Finds a song of the workspace; whether the caller may see it is said by its item. */
export function findSong(ctx: Context, id: SongId): Promise<SongRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from songs where id = ${id} and workspace_id = ${ctx.workspaceId}`)
}

/** Finds the song of an item. */
export function findSongOfItem(ctx: Context, itemId: HistoryItemId): Promise<SongRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from songs where history_item_id = ${itemId} and workspace_id = ${ctx.workspaceId}`)
}

/** Finds the songs of the workspace whose audio is what somebody sent, newest first. */
export function findSongsByAudio(ctx: Context, digest: string): Promise<SongRow[]> {
  return ctx.db.many(sql`
    select ${columns} from songs where workspace_id = ${ctx.workspaceId} and audio_digest = ${digest} order by id desc limit 20`)
}

type Wanted = { readonly before: SongId | undefined; readonly versionOf: SongId | undefined; readonly limit: number }

/** Finds songs, newest first, from below an id on: all, or those that are versions of one. Their recipes, half of each row, stay where they are. */
export function listSongs(ctx: Context, { before, versionOf, limit }: Wanted): Promise<ListedSong[]> {
  return ctx.db.many(sql`
    select id, history_item_id, version_of, seed::float8 as seed, outline - 'beatsMs' as outline, origin, created_at
    from songs
    where workspace_id = ${ctx.workspaceId} ${before === undefined ? empty : sql`and id < ${before}`}
      ${versionOf === undefined ? empty : sql`and version_of = ${versionOf}`}
    order by id desc limit ${limit}`)
}

/** Forgets all of a workspace. */
export async function removeSongs(ctx: Context): Promise<void> {
  await ctx.db.run(sql`delete from songs where workspace_id = ${ctx.workspaceId}`)
}
