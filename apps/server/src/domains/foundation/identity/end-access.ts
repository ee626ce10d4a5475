import type { TransactionContext } from '#kernel/context.ts'
import { credentialCacheOf } from './credential-cache.ts'
import { endSessionsOf } from './end-sessions.ts'
import { removeKeysOf } from './holding-store.ts'
import { removeCredentialsIn } from './workspace-credential-store.ts'

/** Ends every session and every API key of a person: everywhere within a second of the commit. */
export async function endAccess(ctx: TransactionContext, userId: string): Promise<void> {
  await endSessionsOf(ctx, userId)
  for (const id of await removeKeysOf(ctx, userId)) credentialCacheOf(ctx.db).forget(id)
}

/** Ends every session and every API key that a person has in one workspace: everywhere within a second. */
export async function endAccessTo(
  ctx: TransactionContext,
  where: { readonly userId: string; readonly workspaceId: string },
): Promise<void> {
  for (const id of await removeCredentialsIn(ctx, where)) credentialCacheOf(ctx.db).forget(id)
}
