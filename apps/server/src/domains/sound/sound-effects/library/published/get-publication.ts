import type { Input } from '@vireo/contracts/kit'
import type { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { getOwnItem } from '#history'
import { findSoundOfItem } from '../store/sound-store.ts'
import type { SeenSound } from '../store/tables.ts'

/** Finds how a sound of the caller's stands in the library. Throws `history_item_not_found` and `sound_not_published`. */
export async function getPublication(
  ctx: Context,
  input: Input<typeof soundEffectsEndpoints.getPublication>,
): Promise<SeenSound> {
  const sound = await findSoundOfItem(ctx, (await getOwnItem(ctx, input)).id)
  if (!sound) throw new AppError('sound_not_published')
  return sound
}
