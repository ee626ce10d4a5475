import type { Input } from '@vireo/contracts/kit'
import type { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { reportInside } from '#sharing/page-reports/index.ts'
import { findSound } from '../store/sound-store.ts'

/** Keeps what somebody says about a sound that was published, for whoever runs the instance. Throws `sound_not_found`. */
export async function reportSound(
  ctx: Context,
  { generation_id: id, reason, message }: Input<typeof soundEffectsEndpoints.report>,
): Promise<void> {
  const sound = await findSound(ctx, id)
  // Nobody decides about what comes with the product.
  if (!sound || sound.workspace_id === null) throw new AppError('sound_not_found', { param: 'generation_id' })
  const page = { kind: 'sound', id: sound.id, workspaceId: sound.workspace_id } as const
  await reportInside(ctx, page, { reason, message })
}
