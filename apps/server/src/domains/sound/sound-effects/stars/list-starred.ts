import type { HistoryItemId, Input } from '@vireo/contracts/kit'
import type { soundEffectsEndpoints, StarredSounds } from '@vireo/contracts/sound-effects'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { listStars, type Star } from './star-store.ts'

/** Lists a page of what the caller starred, the last first. Throws `invalid_cursor`. */
export async function listStarred(
  ctx: Context,
  { cursor, page_size: size }: Input<typeof soundEffectsEndpoints.listStarred>,
): Promise<StarredSounds> {
  const rows = await listStars(ctx, { before: cursor ? readCursor(cursor) : undefined, limit: size + 1 })
  const page = rows.slice(0, size)
  const last = rows.length > size ? page.at(-1) : undefined
  return {
    history_item_ids: page.map(({ history_item_id: id }) => id),
    next_cursor: last ? writeCursor(last) : null,
    has_more: last !== undefined,
  }
}

/** Names a star by itself: the page behind it is the same when it was taken away meanwhile. */
function writeCursor({ created_at: at, history_item_id: id }: Star): string {
  return `${at.getTime()}.${id}`
}

function readCursor(cursor: string): Star {
  const [, at, id] = /^(\d{1,14})\.([\w-]{1,80})$/u.exec(cursor) ?? []
  if (at === undefined || id === undefined) throw new AppError('invalid_cursor', { param: 'cursor' })
  return { created_at: new Date(Number(at)), history_item_id: id as HistoryItemId }
}
