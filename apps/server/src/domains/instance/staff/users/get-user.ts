import type { Input } from '@vireo/contracts/kit'
import type { StaffUserDetails, staffEndpoints } from '@vireo/contracts/staff'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { listSupportGrantsFor, presentSupportGrant, type SupportGrantRow } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { factorsOf, type UserRow } from '#users'
import { findPerson } from '#users/operators/index.ts'
import { type MembershipRow, nameOfWorkspace } from '#workspaces'
import { membershipsOf } from '#workspaces/places/index.ts'
import { type Plan, planOf } from '../plan-of.ts'
import { requireStaff } from '../require-staff.ts'
import { presentUser } from './list-users.ts'

type Place = { readonly membership: MembershipRow; readonly name: string; readonly plan: Plan }
type Looked = {
  readonly user: UserRow & { readonly block_reason: string | null }
  readonly hasSecondFactor: boolean
  readonly places: readonly Place[]
  readonly grants: readonly SupportGrantRow[]
}

/** Looks at an account, for staff alone, and writes down that they did. Nothing of what the person made is in it. */
export async function getUser(
  ctx: With<'settings'>,
  { person_id: userId }: Input<typeof staffEndpoints.getUser>,
): Promise<Looked> {
  const member = await requireStaff(ctx)
  const user = await findPerson(ctx, userId)
  if (!user) throw new AppError('user_not_found')
  const act = { target: { kind: 'user', id: userId }, details: { name: user.email } }
  await transaction(ctx, (ctx) => writeAudit(ctx, { action: 'staff.user-looked-at', ...act }))
  const [factors, memberships, grants] = await Promise.all([
    ctx.hooks.ask(factorsOf, ctx, userId),
    membershipsOf(ctx, userId),
    listSupportGrantsFor(ctx, userId, member.email),
  ])
  const hasSecondFactor = factors.totp.enabled || factors.sms.enabled
  return { user, hasSecondFactor, grants, places: await Promise.all(memberships.map((one) => placeOf(ctx, one))) }
}

async function placeOf(ctx: Context, membership: MembershipRow): Promise<Place> {
  const { workspace_id: workspaceId } = membership
  const [name = '', plan] = await Promise.all([nameOfWorkspace(ctx, workspaceId), planOf(ctx, workspaceId)])
  return { membership, name, plan }
}

/** Presents an account as staff sees it. */
export function presentUserDetails({ user, hasSecondFactor, places, grants }: Looked, ctx: Context): StaffUserDetails {
  return {
    ...presentUser(user),
    block_reason: user.block_reason,
    has_second_factor: hasSecondFactor,
    workspaces: places.map(({ membership, name, plan }) => ({
      ...plan,
      workspace_id: membership.workspace_id,
      name,
      role: membership.role,
      is_owner: membership.is_owner,
      is_locked: membership.is_locked,
    })),
    grants: grants.map((grant) => presentSupportGrant(grant, ctx.now())),
  }
}
