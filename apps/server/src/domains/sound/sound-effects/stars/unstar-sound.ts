import type { Input } from '@vireo/contracts/kit'
import type { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import { getOwnItem } from '#history'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { removeStar } from './star-store.ts'

/** Takes the star from a sound; from one without, nothing is taken. Throws `history_item_not_found`. */
export async function unstarSound(ctx: Context, input: Input<typeof soundEffectsEndpoints.unstar>): Promise<void> {
  const { id } = await getOwnItem(ctx, input)
  await transaction(ctx, (ctx) => removeStar(ctx, id))
}
