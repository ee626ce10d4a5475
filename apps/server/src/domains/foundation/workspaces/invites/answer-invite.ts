import type { Input } from '@vireo/contracts/kit'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { takeAddress } from '#identity/sign-in/index.ts'
import { findUser, type UserRow } from '#users'
import { findWorkspace } from '../members/member-store.ts'
import { hashInviteCode } from './invite-code.ts'
import { findOpenInvite, findOpenInviteByCode, type InviteRow } from './invite-store.ts'

export type Answer = Input<typeof workspacesEndpoints.acceptInvite>

/** An invite as its addressee sees it. */
export type Received = InviteRow & { readonly workspaceName: string; readonly inviter: string | null }

/**
 * An invite as the holder of its code sees it, who reads the address's mail, and whether its address has a proven
 * account.
 */
export type PreviewedInvite = Received & { readonly hasAccount: boolean }

/** Reports whether a user's address is proven, or proves it by the mailed code that they brought. */
export async function hasProven(ctx: TransactionContext, user: UserRow, byMailedCode: boolean): Promise<boolean> {
  if (user.email_verified_at && !user.is_claimant) return true
  return byMailedCode && (await takeAddress(ctx, { userId: user.id, email: user.email })) !== undefined
}

/** Joins an invite with the names of its workspace and inviter; undefined once the workspace is gone. */
export async function received(ctx: Context, invite: InviteRow): Promise<Received | undefined> {
  const [workspace, inviter] = await Promise.all([
    findWorkspace(ctx, invite.workspace_id),
    findUser(ctx, invite.invited_by),
  ])
  return (
    workspace && { ...invite, workspaceName: workspace.name, inviter: inviter?.first_name ?? inviter?.email ?? null }
  )
}

/**
 * Finds the invite that the caller answers. One named by its id is visible to its addressee alone; one named by its
 * mailed code may belong to another address. Throws `invite_not_found` or `invite_for_other_address`.
 */
export async function findOwnInvite(
  ctx: TransactionContext,
  input: Answer,
): Promise<{ invite: InviteRow; user: UserRow }> {
  const user = await findUser(ctx, ctx.actor.userId)
  const byCode = 'invite_code' in input
  const invite = byCode
    ? await findOpenInviteByCode(ctx, hashInviteCode(input.invite_code))
    : await findOpenInvite(ctx, input.invite_id)
  if (!user || !invite) throw new AppError('invite_not_found')
  if (invite.email === user.email) return { invite, user }
  throw new AppError(byCode ? 'invite_for_other_address' : 'invite_not_found')
}
