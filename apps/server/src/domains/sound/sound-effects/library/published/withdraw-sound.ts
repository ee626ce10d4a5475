import type { Input } from '@vireo/contracts/kit'
import type { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { forgetPageCases } from '#sharing/page-reports/index.ts'
import { findSoundOfItem, holdPublished, removeSound } from '../store/sound-store.ts'
import type { SharedSoundRow } from '../store/tables.ts'
import { forgetPreviewsJob } from './forget-previews-job.ts'
import { getPublication } from './get-publication.ts'

/**
 * Takes a sound of the caller's back out of the library; who took it keeps it. What whoever runs the instance took down stays, so that it
 * cannot be published again. Throws `sound_not_published` and `sound_taken_down`.
 */
export async function withdrawSound(ctx: Context, input: Input<typeof soundEffectsEndpoints.withdraw>): Promise<void> {
  const { id } = await getPublication(ctx, input)
  await transaction(ctx, async (ctx) => {
    const row = await holdPublished(ctx, id)
    if (!row) throw new AppError('sound_not_published')
    if (row.taken_down_at !== null) throw new AppError('sound_taken_down')
    await remove(ctx, row)
    await writeAudit(ctx, {
      action: 'sound-effects.withdrawn',
      target: { kind: 'shared-sound', id },
      details: { name: row.name },
    })
  })
}

/** Takes a sound out of the library whose recording was deleted. */
export async function forgetSoundOf(ctx: Context, itemId: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const sound = await findSoundOfItem(ctx, itemId)
    if (sound) await remove(ctx, sound)
  })
}

async function remove(ctx: TransactionContext, { id }: SharedSoundRow): Promise<void> {
  await forgetPageCases(ctx, 'sound', id)
  await removeSound(ctx, id)
  await enqueue(ctx, forgetPreviewsJob, { ids: [id] })
}
