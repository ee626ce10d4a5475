import type { UserId } from '@vireo/contracts/kit'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { endAccess } from '#identity/sessions/index.ts'
import { removeUser } from '#users'
import { leaveEveryWorkspace, removeWorkspace } from '#workspaces/places/index.ts'
import { eraseJob } from './erase-job.ts'

type Removal = {
  readonly userId: UserId
  /** Invitations to it go too; undefined where the address is somebody else's. */
  readonly email: string | undefined
  readonly action: 'privacy.account-deleted' | 'privacy.ended-claim-deleted'
}

/**
 * Removes an account: the person, their own workspaces, sessions and keys in this transaction; what slices keep of the
 * workspaces is erased by a job. Throws `workspace_has_members` while others are members of one of them.
 */
export async function removeAccount(ctx: TransactionContext, { userId, email, action }: Removal): Promise<void> {
  const owned = await leaveEveryWorkspace(ctx, { userId, email })
  for (const workspaceId of owned) {
    await writeAudit(ctx, { action, workspaceId, target: { kind: 'user', id: userId } })
    await enqueue(ctx, eraseJob, { userId, workspaceId })
  }
  await endAccess(ctx, userId)
  for (const workspaceId of owned) await removeWorkspace(ctx, workspaceId)
  await removeUser(ctx, userId)
}
