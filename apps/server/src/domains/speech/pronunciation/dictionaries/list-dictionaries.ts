import type { Input } from '@vireo/contracts/kit'
import type { pronunciationEndpoints } from '@vireo/contracts/pronunciation'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { accessToAll } from '#resources'
import type { ListedDictionary } from '../tables.ts'
import type { SeenDictionary } from './dictionary-as.ts'
import { listDictionaryRows, type PageStart } from './dictionary-store.ts'

export type DictionaryList = { readonly dictionaries: readonly SeenDictionary[]; readonly nextCursor: string | null }

/** Lists the dictionaries that the caller sees, page by page. Throws `invalid_cursor`. */
export async function listDictionaries(
  ctx: Context,
  input: Input<typeof pronunciationEndpoints.list>,
): Promise<DictionaryList> {
  const by = input.sort ?? 'creation_time_unix'
  const size = input.page_size
  const rows = await listDictionaryRows(ctx, {
    by,
    descending: !/^asc/i.test(input.sort_direction ?? 'DESCENDING'),
    includesArchived: input.include_archived,
    after: input.cursor ? readCursor(input.cursor, by) : undefined,
    limit: size + 1,
  })
  const shown = rows.slice(0, size)
  const levels = await accessToAll(
    ctx,
    'pronunciation_dictionary',
    shown.map(({ id }) => id),
  )
  const last = shown.at(-1)
  return {
    dictionaries: shown.map((row) => ({ row, access: levels.get(row.id) ?? 'viewer' })),
    nextCursor: rows.length > size && last ? writeCursor(last, by) : null,
  }
}

type By = 'creation_time_unix' | 'name'

function writeCursor(row: ListedDictionary, by: By): string {
  const value = by === 'name' ? row.name_folded : row.created_at.toISOString()
  return Buffer.from(JSON.stringify([by, value, row.id])).toString('base64url')
}

function readCursor(cursor: string, by: By): PageStart {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (Array.isArray(read) && read.length === 3 && read.every((part) => typeof part === 'string')) {
      const [sort = '', value = '', id = ''] = read.map(String)
      const isTime = by === 'name' || !Number.isNaN(Date.parse(value))
      if (sort === by && isTime && !value.includes('\0') && !id.includes('\0')) return { value, id }
    }
  } catch {
    // Anything else is no cursor of ours either.
  }
  throw new AppError('invalid_cursor', { param: 'cursor' })
}
