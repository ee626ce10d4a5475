import type { Input } from '@vireo/contracts/kit'
import type { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import { getOwnItem } from '#history'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { saveStar } from './star-store.ts'

/** Stars a sound that the caller may see. Throws `history_item_not_found` and `not_a_sound`. */
export async function starSound(ctx: Context, input: Input<typeof soundEffectsEndpoints.star>): Promise<void> {
  const item = await getOwnItem(ctx, input)
  if (item.source !== 'SFX') throw new AppError('not_a_sound')
  await transaction(ctx, (ctx) => saveStar(ctx, item.id))
}
