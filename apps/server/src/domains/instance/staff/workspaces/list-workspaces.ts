import type { Input } from '@vireo/contracts/kit'
import type { StaffWorkspace, StaffWorkspacesPage, staffEndpoints } from '@vireo/contracts/staff'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { With } from '#ports/ports.ts'
import { findUser } from '#users'
import { findWorkspaces } from '#workspaces/places/index.ts'
import { requireStaff } from '../require-staff.ts'

type Found = { readonly workspaces: readonly StaffWorkspace[]; readonly hasMore: boolean }
type WorkspaceRow = Awaited<ReturnType<typeof findWorkspaces>>[number]

/** Finds workspaces of the instance, the newest first, for staff alone. Throws `invalid_cursor`. */
export async function listWorkspaces(
  ctx: With<'settings'>,
  { search, cursor, page_size: size }: Input<typeof staffEndpoints.listWorkspaces>,
): Promise<Found> {
  await requireStaff(ctx)
  if (cursor && !/^[a-z]+_[0-9a-z]{26}$/u.test(cursor)) throw new AppError('invalid_cursor', { param: 'cursor' })
  const rows = await findWorkspaces(ctx, { search, cursor: cursor ?? undefined, limit: size + 1 })
  const workspaces = await Promise.all(rows.slice(0, size).map((row) => showWorkspace(ctx, row)))
  return { workspaces, hasMore: rows.length > size }
}

/** Shows a workspace with whose it is. */
export async function showWorkspace(ctx: Context, row: WorkspaceRow): Promise<StaffWorkspace> {
  const owner = await findUser(ctx, row.owner_id)
  return {
    workspace_id: row.id,
    name: row.name,
    owner_id: row.owner_id,
    owner_email: owner?.email ?? '',
    created_at_unix: unixSeconds(row.created_at),
  }
}

/** Presents a page of workspaces. */
export function presentWorkspaces({ workspaces, hasMore }: Found): StaffWorkspacesPage {
  const last = workspaces.at(-1)?.workspace_id ?? null
  return { workspaces: [...workspaces], has_more: hasMore, next_cursor: hasMore ? last : null }
}
