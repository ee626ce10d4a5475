import type { Input } from '@vireo/contracts/kit'
import type { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { findHeard } from './find-heard.ts'
import { saveLike } from './store/count-store.ts'

/** Keeps a sound of the library among the caller's favourites. Throws `sound_not_found`. */
export async function likeSound(
  ctx: Context,
  { generation_id: id }: Input<typeof soundEffectsEndpoints.like>,
): Promise<void> {
  const sound = await findHeard(ctx, id)
  await transaction(ctx, (ctx) => saveLike(ctx, sound.id, true))
}
