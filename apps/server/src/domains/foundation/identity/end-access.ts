import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { forgetCredentials } from './callers/forget-credentials.ts'
import { endSessionsOf } from './sessions/end-sessions.ts'
import { removeKeysOf } from './holding-store.ts'
import { removeCredentialsIn } from './sessions/workspace-credential-store.ts'

/** Ends all sessions and API keys of a person, on every node within a second of the commit. */
export async function endAccess(ctx: TransactionContext, userId: UserId): Promise<void> {
  await endSessionsOf(ctx, userId)
  forgetCredentials(ctx, await removeKeysOf(ctx, userId))
}

/** Ends all sessions and API keys that a person has in one workspace, on every node within a second of the commit. */
export async function endAccessTo(
  ctx: TransactionContext,
  where: { readonly userId: UserId; readonly workspaceId: WorkspaceId },
): Promise<void> {
  forgetCredentials(ctx, await removeCredentialsIn(ctx, where))
}
