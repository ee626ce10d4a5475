import type { Input } from '@vireo/contracts/kit'
import type { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import { z } from 'zod'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { stockLibrary } from './house/stock-library.ts'
import { type Position, searchSounds } from './store/search-store.ts'
import type { SeenSound } from './store/tables.ts'

/** A page of the library, and where the next one begins. */
export type LibraryPage = { readonly sounds: readonly SeenSound[]; readonly next: string | null }

type Asked = Input<typeof soundEffectsEndpoints.listLibrary>

/** Lists the sounds that are asked for, each word that is searched beginning one of their names. Throws `invalid_cursor`. */
export async function listLibrary(ctx: Context, asked: Asked): Promise<LibraryPage> {
  const { page_size: size, page, cursor, category, search, featured, favourites, own } = asked
  const sort = asked.sort ?? 'trending_score'
  const after = typeof cursor === 'string' ? readCursor(cursor, sort) : undefined
  await stockLibrary(ctx)
  const rows = await searchSounds(ctx, {
    search: search ?? '',
    category: category ?? undefined,
    onlyFeatured: featured,
    onlyFavourites: favourites,
    onlyOwn: own,
    sort,
    after,
    skip: after ? 0 : page * size,
    limit: size + 1,
  })
  const sounds = rows.slice(0, size)
  const last = rows.length > size ? sounds.at(-1) : undefined
  return { sounds, next: last ? writeCursor([last.score, last.rank, last.id]) : null }
}

const Cursor = z.tuple([z.string().max(40), z.number().int(), z.string().max(200)])
const scores = {
  trending_score: /^-?\d+(\.\d+)?(e[+-]?\d+)?$/u,
  like_count: /^\d{1,9}$/u,
  purchased_count: /^\d{1,9}$/u,
  sharing_date_unix: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/u,
} as const

function writeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

function readCursor(cursor: string, sort: keyof typeof scores): Position {
  try {
    const position = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    const isStorable = Math.abs(position[1]) < 2 ** 31 && !position[2].includes('\0')
    if (isStorable && scores[sort].test(position[0])) return position
  } catch {
    // What is no cursor is refused as one of another order is.
  }
  throw new AppError('invalid_cursor', { param: 'cursor' })
}
