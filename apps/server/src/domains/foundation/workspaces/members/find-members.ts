import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findUser, findUserByEmail, type UserRow } from '#users'
import { listMembersById, listMembersIn, type MemberRow } from './member-store.ts'

/** A member with who they are. */
export type Member = MemberRow & { readonly user: UserRow }

/** Lists the members of a workspace: people first, the owner before the others, then service accounts. */
export async function listMembersOf(ctx: Context, workspaceId: WorkspaceId): Promise<Member[]> {
  return withUsers(ctx, await listMembersIn(ctx, workspaceId))
}

/** Finds those of these users who belong to a workspace. */
export async function findMembers(
  ctx: Context,
  workspaceId: WorkspaceId,
  userIds: readonly UserId[],
): Promise<Member[]> {
  return withUsers(ctx, await listMembersById(ctx, workspaceId, userIds))
}

/** Finds the person with this address in a workspace. Throws `member_not_found`. */
export async function findMemberByEmail(
  ctx: Context,
  workspaceId: WorkspaceId,
  email: string,
  param = 'email',
): Promise<Member> {
  const user = await findUserByEmail(ctx, email)
  const [member] = user ? await findMembers(ctx, workspaceId, [user.id]) : []
  if (member?.kind !== 'person') throw new AppError('member_not_found', { param })
  return member
}

async function withUsers(ctx: Context, rows: readonly MemberRow[]): Promise<Member[]> {
  const members = await Promise.all(
    rows.map(async (row) => {
      const user = await findUser(ctx, row.user_id)
      return user && { ...row, user }
    }),
  )
  return members.filter((member) => member !== undefined)
}
