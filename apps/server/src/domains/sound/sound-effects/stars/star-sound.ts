import type { Input } from '@vireo/contracts/kit'
import { type soundEffectsEndpoints, starsMax } from '@vireo/contracts/sound-effects'
import { getOwnItem } from '#history'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { listStars, removeStar, saveStar } from './star-store.ts'

/** Stars a sound that the caller may see. Throws `history_item_not_found` and `not_a_sound`. */
export async function starSound(ctx: Context, input: Input<typeof soundEffectsEndpoints.star>): Promise<void> {
  const item = await getOwnItem(ctx, input)
  if (item.source !== 'SFX') throw new AppError('not_a_sound')
  await transaction(ctx, (ctx) => saveStar(ctx, item.id))
}

/** Takes the star from a sound; from one without, nothing is taken. Throws `history_item_not_found`. */
export async function unstarSound(ctx: Context, input: Input<typeof soundEffectsEndpoints.unstar>): Promise<void> {
  const { id } = await getOwnItem(ctx, input)
  await transaction(ctx, (ctx) => removeStar(ctx, id))
}

/** Lists the ids of what the caller starred, the last first. */
export function listStarred(ctx: Context): Promise<readonly string[]> {
  return listStars(ctx, starsMax)
}
