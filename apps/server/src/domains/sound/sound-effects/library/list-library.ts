import type { Input } from '@vireo/contracts/kit'
import type { SoundSort, soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
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
const count = /^\d{1,9}$/u
/** What the database can read as a place in each order. */
const isScore: Readonly<Record<SoundSort, (score: string) => boolean>> = {
  // Scores are logarithms: no event in a thousand years makes one that is larger.
  trending_score: (score) => /^-?\d{1,9}(\.\d{1,20})?(e-?\d\d)?$/u.test(score) && Math.abs(Number(score)) < 1e9,
  like_count: (score) => count.test(score),
  purchased_count: (score) => count.test(score),
  sharing_date_unix: isInstant,
}

/** Tells whether a text is an instant as the database writes them. */
function isInstant(text: string): boolean {
  const [, day, time] =
    /^(\d{4}-\d\d-\d\d) ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::[0-5]\d)?$/u.exec(
      text,
    ) ?? []
  const date = new Date(`${day}T${time}Z`)
  // A day that no month has would be one of the next.
  return day !== undefined && day > '0001' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

function writeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

function readCursor(cursor: string, sort: SoundSort): Position {
  try {
    const position = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    const isStorable = Math.abs(position[1]) < 2 ** 31 && !position[2].includes('\0')
    if (isStorable && isScore[sort](position[0])) return position
  } catch {
    // What is no cursor is refused as one of another order is.
  }
  throw new AppError('invalid_cursor', { param: 'cursor' })
}
