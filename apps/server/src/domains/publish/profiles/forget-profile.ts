import type { UserId } from '@vireo/contracts/kit'
import { enqueue } from '#jobs/enqueue.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { forgetPages } from '#sharing'
import { forgetPageCases } from '#sharing/page-reports/index.ts'
import { leaveHandles } from './handles/handle-store.ts'
import { removeProfile } from './own/profile-store.ts'
import { removeFilesJob } from './picture/remove-files-job.ts'

/** Forgets the profile of somebody who is gone, for everybody at once. Their handles are kept from others for a while. */
export async function forgetProfile(ctx: TransactionContext, userId: UserId): Promise<void> {
  await leaveHandles(ctx, userId)
  await removeProfile(ctx, userId)
  await forgetPageCases(ctx, 'profile', userId)
  await enqueue(ctx, removeFilesJob, { folder: `profiles/${userId}/` })
  ctx.afterCommit(forgetPages)
}
