import type { Input } from '@vireo/contracts/kit'
import type { StaffWorkspace, StaffWorkspaceDetails, staffEndpoints } from '@vireo/contracts/staff'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { listMembersOf, type Member } from '#workspaces/members/index.ts'
import { findWorkspace } from '#workspaces/places/index.ts'
import { type Plan, planOf } from '../plan-of.ts'
import { requireStaff } from '../require-staff.ts'
import { showWorkspace } from './list-workspaces.ts'

type Looked = { readonly workspace: StaffWorkspace; readonly plan: Plan; readonly members: readonly Member[] }

/** Looks at a workspace, for staff alone, and writes down that they did. Throws `workspace_not_found`. */
export async function getWorkspace(
  ctx: With<'settings'>,
  { workspace_id: workspaceId }: Input<typeof staffEndpoints.getWorkspace>,
): Promise<Looked> {
  await requireStaff(ctx)
  const row = await findWorkspace(ctx, workspaceId)
  if (!row) throw new AppError('workspace_not_found')
  const act = { target: { kind: 'workspace', id: workspaceId }, details: { name: row.name } }
  await transaction(ctx, (ctx) => writeAudit(ctx, { action: 'staff.workspace-looked-at', ...act }))
  const [workspace, plan, members] = await Promise.all([
    showWorkspace(ctx, row),
    planOf(ctx, workspaceId),
    listMembersOf(ctx, workspaceId),
  ])
  return { workspace, plan, members }
}

/** Presents a workspace as staff sees it. */
export function presentWorkspaceDetails({ workspace, plan, members }: Looked): StaffWorkspaceDetails {
  return {
    ...workspace,
    ...plan,
    members: members.map(({ user, kind, role, is_owner, is_locked }) => ({
      user_id: user.id,
      email: user.email,
      first_name: user.first_name,
      kind,
      role,
      is_owner,
      is_locked,
    })),
  }
}
