import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { Role } from '../tables.ts'

export type InviteRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly email: string
  readonly role: Role
  readonly group_ids: readonly string[]
  readonly usage_limit: number | null
  readonly invited_by: string
  readonly created_at: Date
  readonly sent_at: Date
  readonly expires_at: Date
}

const columns = sql`i.id, i.workspace_id, i.email, i.role, i.group_ids, i.usage_limit, i.invited_by, i.created_at,
  i.sent_at, i.expires_at`

/** Invites an address, or renews its invite; the link of the invite before is valid no longer. */
export async function upsertInvite(
  ctx: TransactionContext,
  invite: InviteRow & { readonly code_hash: string },
): Promise<void> {
  await ctx.db.run(sql`
    insert into workspace_invites (id, workspace_id, email, role, group_ids, usage_limit, code_hash, invited_by,
      created_at, sent_at, expires_at)
    values (${invite.id}, ${invite.workspace_id}, ${invite.email}, ${invite.role}, ${[...invite.group_ids]},
      ${invite.usage_limit}, ${invite.code_hash}, ${invite.invited_by}, ${invite.created_at}, ${invite.sent_at},
      ${invite.expires_at})
    on conflict (workspace_id, email) do update set role = excluded.role, group_ids = excluded.group_ids,
      usage_limit = excluded.usage_limit, code_hash = excluded.code_hash, invited_by = excluded.invited_by,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at`)
}

/** Finds a workspace's invite to an address, even an expired one. */
export function findInviteTo(ctx: Context, workspaceId: WorkspaceId, email: string): Promise<InviteRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from workspace_invites i where i.workspace_id = ${workspaceId} and i.email = ${email}`)
}

/** Lists the invites of a workspace, newest first, expired ones included. */
export function listInvitesOf(ctx: Context, workspaceId: WorkspaceId): Promise<InviteRow[]> {
  return ctx.db.many(sql`
    select ${columns} from workspace_invites i where i.workspace_id = ${workspaceId} order by i.created_at desc, i.id desc`)
}

/** Lists the invites to an address that have not expired, newest first. */
export function listInvitesTo(ctx: Context, email: string): Promise<InviteRow[]> {
  return ctx.db.many(sql`
    select ${columns} from workspace_invites i where i.email = ${email} and i.expires_at > ${ctx.now()}
    order by i.created_at desc, i.id desc`)
}

/** Finds an invite that has not expired by the hash of its code. */
export function findOpenInviteByCode(ctx: Context, codeHash: string): Promise<InviteRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from workspace_invites i where i.code_hash = ${codeHash} and i.expires_at > ${ctx.now()}`)
}

/** Finds an invite that has not expired by its id. */
export function findOpenInvite(ctx: Context, id: string): Promise<InviteRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from workspace_invites i where i.id = ${id} and i.expires_at > ${ctx.now()}`)
}

/** Counts the invites of a workspace that have not expired, except the one to this address. */
export async function countPendingInvites(ctx: Context, workspaceId: WorkspaceId, exceptEmail = ''): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*) from workspace_invites
    where workspace_id = ${workspaceId} and email <> ${exceptEmail} and expires_at > ${ctx.now()}`)
  return count
}

/** Removes an invite. Returns true to one of several who remove it at once. */
export async function removeInvite(ctx: Context, id: string): Promise<boolean> {
  return (await ctx.db.run(sql`delete from workspace_invites where id = ${id}`)) === 1
}

/** Removes invites that expired before an instant and returns how many. */
export function removeInvitesExpiredBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from workspace_invites where expires_at < ${instant}`)
}
