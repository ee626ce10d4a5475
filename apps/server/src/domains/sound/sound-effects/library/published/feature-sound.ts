import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { noteDecision } from '#sharing/page-reports/index.ts'
import { holdPublished, saveFeatured } from '../store/sound-store.ts'
import type { SharedSoundRow } from '../store/tables.ts'

/**
 * Puts a sound that somebody published among those that the library shows first, or takes it out again. For the operator's command line.
 * Throws `sound_not_published`, and `sound_taken_down` for one that nobody finds.
 */
export function featureSound(
  ctx: Context,
  { id, isFeatured }: { readonly id: string; readonly isFeatured: boolean },
): Promise<SharedSoundRow> {
  return transaction(ctx, async (ctx) => {
    const sound = await holdPublished(ctx, id)
    if (!sound || sound.workspace_id === null) throw new AppError('sound_not_published')
    if (isFeatured && sound.taken_down_at !== null) throw new AppError('sound_taken_down')
    if (sound.is_featured === isFeatured) return sound
    await saveFeatured(ctx, sound.id, isFeatured)
    await noteDecision(ctx, sound.workspace_id, {
      action: 'sound-effects.featured',
      target: { kind: 'shared-sound', id: sound.id },
      details: { name: sound.name, featured: isFeatured },
    })
    return { ...sound, is_featured: isFeatured }
  })
}
