import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { forgetPages } from '#sharing'
import { holdOwnProfile, saveProfile } from '../own/profile-store.ts'
import { pictureFile } from './picture-url.ts'
import { removeFilesJob } from './remove-files-job.ts'

/** Replaces the picture of the caller's profile; null takes it away. Harmless where nothing changes. */
export async function replacePicture(ctx: TransactionContext, picture: string | null): Promise<void> {
  const before = await holdOwnProfile(ctx)
  if (before.picture === picture) return
  await saveProfile(ctx, { ...before, picture })
  if (before.picture !== null)
    await enqueue(ctx, removeFilesJob, { keys: [pictureFile({ userId: before.user_id, picture: before.picture })] })
  await writeAudit(ctx, {
    action: 'profiles.changed',
    target: { kind: 'profile', id: before.user_id },
    details: { fields: ['picture'] },
  })
  ctx.afterCommit(forgetPages)
}
