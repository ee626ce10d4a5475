import type { Context } from '#kernel/context.ts'
import type { SessionInWorkspace } from '#identity'
import { membershipOf } from '#workspaces'
import { usableProviders } from '../sign-in/find-sso-provider.ts'
import { isEnforced } from './rules-store.ts'

/**
 * Decides whether a workspace opens to a session. Where single sign-on is required, only a session that the workspace's
 * own provider vouched for counts, whatever the account's address. The owner keeps a way in, as does everybody while no
 * provider could let them in.
 */
export async function admitsSession(
  ctx: Context,
  { userId, workspaceId, vouchedBy }: SessionInWorkspace,
): Promise<boolean> {
  if (vouchedBy === workspaceId || !(await isEnforced(ctx, workspaceId))) return true
  const membership = await membershipOf(ctx, userId, workspaceId)
  if (!membership || membership.is_owner) return true
  return (await usableProviders(ctx, workspaceId)).length === 0
}
