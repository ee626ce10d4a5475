import type { TransactionContext } from '#kernel/context.ts'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import type { InstanceSettings } from '#ports/ports.ts'
import { sendMail } from '#mail'
import { findUser, findUserByEmail, languageFor } from '#users'
import { assertSeatFree } from '../members/assert-seat-free.ts'
import { lockWorkspace } from '../members/member-store.ts'
import type { Role } from '../tables.ts'
import { hashInviteCode, makeInviteCode } from './invite-code.ts'
import { inviteMail } from './mail/invite-mail.ts'
import { plainName } from './mail/plain-name.ts'
import { countPendingInvites, findInviteTo, upsertInvite } from './invite-store.ts'

const lifetimeMs = 14 * 24 * 3_600_000
/** The least time between two mails from one workspace to one address. */
const pauseMs = 60_000

export type SendInvite = {
  readonly email: string
  readonly role: Role
  readonly groupIds: readonly string[]
  readonly usageLimit: number | null
  readonly settings: Pick<InstanceSettings, 'publicUrl'>
}

/**
 * Invites an address to the caller's workspace, or once more. Throws `seats_full` when members and open invites take
 * every seat, and `rate_limit_exceeded` within a minute of the previous mail.
 */
export async function sendInvite(ctx: TransactionContext, input: SendInvite): Promise<void> {
  const { workspaceId } = ctx
  const { email, role, groupIds, usageLimit } = input
  const workspace = await lockWorkspace(ctx, workspaceId)
  if (!workspace) throw new AppError('workspace_not_found')
  const before = await findInviteTo(ctx, workspaceId, email)
  const now = ctx.now()
  if (before && now.getTime() - before.sent_at.getTime() < pauseMs)
    throw new AppError('rate_limit_exceeded', { message: 'This address was invited just now. Try again in a minute.' })
  await assertSeatFree(ctx, workspace, await countPendingInvites(ctx, workspaceId, email))
  const code = makeInviteCode()
  const invite = {
    id: before?.id ?? ctx.newId('invite'),
    workspace_id: workspaceId,
    email,
    role,
    group_ids: groupIds,
    usage_limit: usageLimit,
    code_hash: hashInviteCode(code),
    invited_by: ctx.actor.userId,
    created_at: now,
    sent_at: now,
    expires_at: new Date(now.getTime() + lifetimeMs),
  }
  await upsertInvite(ctx, invite)
  const inviter = await findUser(ctx, ctx.actor.userId)
  const name = plainName(inviter?.first_name ?? '') ?? inviter?.email
  const workspaceName = plainName(workspace.name)
  // Whoever has no account yet most likely speaks as whoever invites them.
  const language = languageFor(ctx, (await findUserByEmail(ctx, email)) ?? inviter)
  await sendMail(ctx, inviteMail(input.settings, { to: email, language, code, workspaceName, inviter: name }))
  await writeAudit(ctx, {
    action: 'workspaces.member-invited',
    target: { kind: 'invite', id: invite.id },
    details: { role, groups: groupIds, usage_limit: usageLimit, again: before !== undefined },
  })
}
