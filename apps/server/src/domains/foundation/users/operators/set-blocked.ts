import type { UserId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { updateBlocked } from './blocked-store.ts'

/**
 * Notes that a person is blocked and why, or with null that they no longer are. What they are signed in with ends elsewhere, see
 * `identity`. Returns false, and writes nothing down, where that was so already.
 */
export async function setBlocked(
  ctx: TransactionContext,
  { userId, reason }: { readonly userId: UserId; readonly reason: string | null },
): Promise<boolean> {
  if (!(await updateBlocked(ctx, userId, reason))) return false
  const action = reason === null ? 'users.unblocked' : 'users.blocked'
  await writeAudit(ctx, { action, target: { kind: 'user', id: userId } })
  return true
}
