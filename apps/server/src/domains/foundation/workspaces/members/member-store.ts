import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { MembershipKind, Role, WorkspaceRow } from '../tables.ts'

export type MemberRow = {
  readonly workspace_id: WorkspaceId
  readonly user_id: UserId
  readonly kind: MembershipKind
  readonly role: Role
  readonly is_owner: boolean
  readonly is_locked: boolean
  readonly usage_limit: number | null
  readonly created_at: Date
  /** Without the group of everyone. */
  readonly group_ids: readonly string[]
}

const columns = sql`m.workspace_id, m.user_id, m.kind, m.role, m.is_owner, m.locked_at is not null as is_locked,
  m.usage_limit, m.created_at, array(
    select x.group_id from workspace_group_members x
    where x.workspace_id = m.workspace_id and x.user_id = m.user_id order by x.group_id) as group_ids`

/** Lists the members of a workspace: service accounts last, otherwise the owner first and in the order they joined. */
export function listMembersIn(ctx: Context, workspaceId: WorkspaceId): Promise<MemberRow[]> {
  return ctx.db.many(sql`
    select ${columns} from memberships m where m.workspace_id = ${workspaceId}
    order by m.kind, m.is_owner desc, m.created_at, m.user_id`)
}

/** Lists those of these users who are members of a workspace. */
export function listMembersById(
  ctx: Context,
  workspaceId: WorkspaceId,
  userIds: readonly UserId[],
): Promise<MemberRow[]> {
  return ctx.db.many(sql`
    select ${columns} from memberships m where m.workspace_id = ${workspaceId} and m.user_id = any(${[...userIds]})`)
}

/** Finds a workspace and locks its row, so that nobody else changes its members until the transaction ends. */
export function lockWorkspace(ctx: TransactionContext, workspaceId: WorkspaceId): Promise<WorkspaceRow | undefined> {
  return ctx.db.maybe(sql`
    select id, name, owner_id, created_at from workspaces where id = ${workspaceId} for update`)
}

/** Finds a workspace by its id. */
export function findWorkspace(ctx: Context, workspaceId: WorkspaceId): Promise<WorkspaceRow | undefined> {
  return ctx.db.maybe(sql`
    select id, name, owner_id, created_at from workspaces where id = ${workspaceId}`)
}

/** Counts the people who hold a seat, by role. Locked members keep theirs. */
export function countSeats(ctx: Context, workspaceId: WorkspaceId): Promise<{ role: Role; count: number }[]> {
  return ctx.db.many(sql`
    select role, count(*) from memberships where workspace_id = ${workspaceId} and kind = 'person' group by role`)
}

/** Updates a member's role, limit and whether they are locked. */
export async function updateMembership(
  ctx: TransactionContext,
  member: Pick<MemberRow, 'workspace_id' | 'user_id' | 'role' | 'is_locked' | 'usage_limit'>,
): Promise<void> {
  await ctx.db.run(sql`
    update memberships set role = ${member.role}, usage_limit = ${member.usage_limit},
      locked_at = case when ${member.is_locked}::boolean then coalesce(locked_at, ${ctx.now()}) end
    where workspace_id = ${member.workspace_id} and user_id = ${member.user_id}`)
}

/** Removes a member, but never the owner; returns false when nobody was removed. */
export async function removeMembership(
  ctx: TransactionContext,
  workspaceId: WorkspaceId,
  userId: UserId,
): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    delete from memberships where workspace_id = ${workspaceId} and user_id = ${userId} and not is_owner`)
  return rows === 1
}

/** Makes somebody the owner of a locked workspace, and an admin; the former owner stays an admin. */
export async function updateOwner(ctx: TransactionContext, workspaceId: WorkspaceId, userId: UserId): Promise<void> {
  await ctx.db.run(sql`update memberships set is_owner = false where workspace_id = ${workspaceId} and is_owner`)
  await ctx.db.run(sql`
    update memberships set is_owner = true, role = 'admin', usage_limit = null
    where workspace_id = ${workspaceId} and user_id = ${userId}`)
  await ctx.db.run(sql`update workspaces set owner_id = ${userId} where id = ${workspaceId}`)
}

/** Renames a workspace. */
export async function updateWorkspaceName(
  ctx: TransactionContext,
  workspaceId: WorkspaceId,
  name: string,
): Promise<void> {
  await ctx.db.run(sql`update workspaces set name = ${name} where id = ${workspaceId}`)
}

export type PlaceRow = { readonly id: string; readonly name: string; readonly member_count: number }

/** Lists workspaces with their names and how many people belong to each. */
export function listPlaces(ctx: Context, workspaceIds: readonly WorkspaceId[]): Promise<PlaceRow[]> {
  return ctx.db.many(sql`
    select w.id, w.name, (select count(*) from memberships m where m.workspace_id = w.id and m.kind = 'person')
      as member_count
    from workspaces w where w.id = any(${[...workspaceIds]})`)
}

/** Records which workspace somebody works in, for their next sign-in. */
export async function updateChosen(ctx: Context, workspaceId: WorkspaceId, userId: UserId): Promise<void> {
  await ctx.db.run(sql`
    update memberships set chosen_at = ${ctx.now()} where workspace_id = ${workspaceId} and user_id = ${userId}`)
}
