import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Tier } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import { findAccount } from './account-store.ts'

/** Returns the plan of any workspace, regardless of the caller's. */
export async function tierOfWorkspace(ctx: Context, workspaceId: WorkspaceId): Promise<Tier> {
  const account = await findAccount(ctx, workspaceId)
  invariant(account, 'a workspace without a credit account')
  return account.tier
}
