import type { Input } from '@vireo/contracts/kit'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertOwnSession, takeAddress } from '#identity'
import { findUser, findUserByEmail, type UserRow } from '#users'
import { addMembership } from '../members/add-membership.ts'
import { findWorkspace } from '../members/member-store.ts'
import { hashInviteCode } from './invite-code.ts'
import { findOpenInvite, findOpenInviteByCode, type InviteRow, listInvitesTo, removeInvite } from './invite-store.ts'

type Answer = Input<typeof workspacesEndpoints.acceptInvite>

/** An invitation as whoever was invited sees it. */
export type Received = InviteRow & { readonly workspaceName: string; readonly inviter: string | null }

/** The same for whoever has the code, and so reads the address’s mail: whether somebody has proven it already. */
export type PreviewedInvite = Received & { readonly hasAccount: boolean }

/**
 * Lets the caller into the workspace that their verified address was invited to, when it still has a seat. The code
 * was mailed to that address: whoever brings it has proven that they read its mail.
 */
export function acceptInvite(ctx: Context, input: Answer): Promise<{ workspaceId: string; workspaceName: string }> {
  assertOwnSession(ctx.actor)
  return transaction(ctx, async (ctx) => {
    const { invite, user } = await findOwnInvite(ctx, input)
    if (!(await hasProven(ctx, user, 'invite_code' in input))) throw new AppError('email_not_verified')
    const workspace = await findWorkspace(ctx, invite.workspace_id)
    if (!workspace || !(await removeInvite(ctx, invite.id))) throw new AppError('invite_not_found')
    await addMembership(ctx, {
      workspaceId: workspace.id,
      userId: user.id,
      kind: 'person',
      role: invite.role,
      groupIds: invite.group_ids,
      usageLimit: invite.usage_limit,
      origin: 'invite',
    })
    return { workspaceId: workspace.id, workspaceName: workspace.name }
  })
}

async function hasProven(ctx: TransactionContext, user: UserRow, byMailedCode: boolean): Promise<boolean> {
  if (user.email_verified_at && !user.is_claimant) return true
  return byMailedCode && (await takeAddress(ctx, { userId: user.id, email: user.email })) !== undefined
}

/** Makes an invitation to the caller's address go away. */
export function declineInvite(ctx: Context, input: Answer): Promise<void> {
  assertOwnSession(ctx.actor)
  return transaction(ctx, async (ctx) => {
    const { invite } = await findOwnInvite(ctx, input)
    if (!(await removeInvite(ctx, invite.id))) throw new AppError('invite_not_found')
    await writeAudit(ctx, {
      action: 'workspaces.invite-declined',
      workspaceId: invite.workspace_id,
      target: { kind: 'invite', id: invite.id },
    })
  })
}

/** What waits for the caller's answer; nothing while their address is not proven to be theirs. */
export async function listReceivedInvites(ctx: Context): Promise<Received[]> {
  assertOwnSession(ctx.actor)
  const user = await findUser(ctx, ctx.actor.userId)
  if (!user?.email_verified_at || user.is_claimant) return []
  const invites = await listInvitesTo(ctx, user.email)
  return (await Promise.all(invites.map((invite) => received(ctx, invite)))).filter((one) => one !== undefined)
}

/** What the link in a mail is for. The code is the credential. */
export async function previewInvite(ctx: Context, input: { readonly invite_code: string }): Promise<PreviewedInvite> {
  const invite = await findOpenInviteByCode(ctx, hashInviteCode(input.invite_code))
  const preview = invite && (await received(ctx, invite))
  if (!preview) throw new AppError('invite_not_found')
  const holder = await findUserByEmail(ctx, preview.email)
  return { ...preview, hasAccount: Boolean(holder?.email_verified_at) }
}

async function received(ctx: Context, invite: InviteRow): Promise<Received | undefined> {
  const [workspace, inviter] = await Promise.all([
    findWorkspace(ctx, invite.workspace_id),
    findUser(ctx, invite.invited_by),
  ])
  return (
    workspace && { ...invite, workspaceName: workspace.name, inviter: inviter?.first_name ?? inviter?.email ?? null }
  )
}

/** Ids are seen by their addressee only; who has a code was written to, but may be signed in as somebody else. */
async function findOwnInvite(ctx: TransactionContext, input: Answer): Promise<{ invite: InviteRow; user: UserRow }> {
  const user = await findUser(ctx, ctx.actor.userId)
  const byCode = 'invite_code' in input
  const invite = byCode
    ? await findOpenInviteByCode(ctx, hashInviteCode(input.invite_code))
    : await findOpenInvite(ctx, input.invite_id)
  if (!user || !invite) throw new AppError('invite_not_found')
  if (invite.email === user.email) return { invite, user }
  throw new AppError(byCode ? 'invite_for_other_address' : 'invite_not_found')
}
