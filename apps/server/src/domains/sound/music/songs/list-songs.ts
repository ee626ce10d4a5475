import type { musicEndpoints } from '@vireo/contracts/music'
import type { Input } from '@vireo/contracts/kit'
import { findOwnItems } from '#history'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { getSong } from './get-song.ts'
import { listSongs as readSongs } from '../song-store.ts'
import type { ListedSong } from '../tables.ts'

export type SongList = { readonly songs: readonly ListedSong[]; readonly nextCursor: string | null }

/** Lists a page of songs whose items the caller may see; a page may hold fewer than asked for. Throws `song_not_found`. */
export async function listSongs(
  ctx: Context,
  { cursor, page_size: size, version_of: songId }: Input<typeof musicEndpoints.listSongs>,
): Promise<SongList> {
  if (cursor && !/^song_[0-9a-z]+$/u.test(cursor)) throw new AppError('invalid_cursor', { param: 'cursor' })
  const versionOf = songId ? (await getSong(ctx, { song_id: songId })).version_of : undefined
  const rows = await readSongs(ctx, { before: cursor ?? undefined, versionOf, limit: size + 1 })
  const page = rows.slice(0, size)
  const seen = new Set(
    (
      await findOwnItems(
        ctx,
        page.map((row) => row.history_item_id),
      )
    ).map(({ id }) => id),
  )
  return {
    songs: page.filter((row) => seen.has(row.history_item_id)),
    nextCursor: rows.length > size ? (page.at(-1)?.id ?? null) : null,
  }
}
