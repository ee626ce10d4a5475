import type { musicEndpoints } from '@vireo/contracts/music'
import type { Input } from '@vireo/contracts/kit'
import { findOwnItems } from '#history'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findSong } from '../song-store.ts'
import type { SongRow } from '../tables.ts'

/** Finds one that has a score, as `getSong` does. Throws `song_without_score`. */
export async function getScoredSong(
  ctx: Context,
  asked: Pick<Input<typeof musicEndpoints.getSong>, 'song_id'>,
): Promise<SongRow> {
  const song = await getSong(ctx, asked)
  if (song.origin === 'uploaded') throw new AppError('song_without_score')
  return song
}

/** Finds a song whose item the caller may see. Throws `song_not_found`. */
export async function getSong(
  ctx: Context,
  { song_id: id }: Pick<Input<typeof musicEndpoints.getSong>, 'song_id'>,
): Promise<SongRow> {
  const song = await findSong(ctx, id)
  if (!song || (await findOwnItems(ctx, [song.history_item_id])).length === 0) throw new AppError('song_not_found')
  return song
}
