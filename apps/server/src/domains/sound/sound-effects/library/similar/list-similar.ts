import { soundPrintDistance } from '@vireo/audio'
import type { Input } from '@vireo/contracts/kit'
import type { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { getOwnItem } from '#history'
import { stockLibrary } from '../house/stock-library.ts'
import { findPrint, listNear } from '../store/print-store.ts'
import { findSound, findSoundOfItem, findSounds } from '../store/sound-store.ts'
import type { SeenSound } from '../store/tables.ts'
import { placesOf } from './places-of.ts'

/** On either side of a place on each direction: 512 sounds at most are compared, whatever the size of the library. */
const perSide = 32

type Asked = Input<typeof soundEffectsEndpoints.listSimilar>

/**
 * Finds sounds of the library that sound like one of it, or like one of the caller's own: the nearest first. None where nothing is
 * known of how it sounds. Throws `sound_not_found` and `history_item_not_found`.
 */
export async function listSimilar(ctx: Context, { page_size: limit, ...asked }: Asked): Promise<readonly SeenSound[]> {
  await stockLibrary(ctx)
  const { print, except } = await printOf(ctx, asked)
  if (!print) return []
  const near = (await listNear(ctx, placesOf(print), { perSide, except }))
    .map(({ id, print: other }) => ({ id, distance: soundPrintDistance(print, other) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, limit)
  const byId = new Map(
    (
      await findSounds(
        ctx,
        near.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  return near.flatMap(({ id }) => byId.get(id) ?? [])
}

async function printOf(
  ctx: Context,
  { generation_id: soundId, history_item_id: itemId }: Omit<Asked, 'page_size'>,
): Promise<{ readonly print: readonly number[] | null | undefined; readonly except: readonly string[] }> {
  if (itemId) {
    const { id } = await getOwnItem(ctx, { history_item_id: itemId })
    const own = await findSoundOfItem(ctx, id)
    return { print: await findPrint(ctx, id), except: own ? [own.id] : [] }
  }
  const sound = soundId ? await findSound(ctx, soundId) : undefined
  if (!sound) throw new AppError('sound_not_found', { param: 'generation_id' })
  return { print: sound.print, except: [sound.id] }
}
