import { permissions } from '@vireo/contracts/kit'
import { type WorkspaceSummary } from '@vireo/contracts/workspaces'
import type { Context } from '#kernel/context.ts'
import { effectivePermissions } from '../permissions/effective-permissions.ts'
import { listPlaces, type PlaceRow } from '../members/member-store.ts'
import { seatOfRole } from '../seats.ts'
import type { MembershipRow } from '../tables.ts'
import { listMemberships } from '../workspace-store.ts'

export type Place = { readonly membership: MembershipRow; readonly place: PlaceRow; readonly isCurrent: boolean }

/** Lists the workspaces that the caller belongs to, their own first. */
export async function listWorkspaces(ctx: Context): Promise<Place[]> {
  const memberships = await listMemberships(ctx, ctx.actor.userId)
  const places = await listPlaces(
    ctx,
    memberships.map(({ workspace_id: id }) => id),
  )
  return memberships.flatMap((membership) => {
    const place = places.find(({ id }) => id === membership.workspace_id)
    return place ? [{ membership, place, isCurrent: place.id === ctx.workspaceId }] : []
  })
}

/** Presents the workspaces that somebody belongs to, with what they may do in each. */
export function presentWorkspaces(places: readonly Place[]): { workspaces: WorkspaceSummary[] } {
  return {
    workspaces: places.map(({ membership, place, isCurrent }) => ({
      workspace_id: place.id,
      name: place.name,
      seat_type: seatOfRole(membership.role),
      is_owner: membership.is_owner,
      is_locked: membership.is_locked,
      is_current: isCurrent,
      permissions: permissionsIn(membership),
      member_count: place.member_count,
    })),
  }
}

function permissionsIn(membership: MembershipRow) {
  const may = effectivePermissions(membership)
  return [...(may === 'all' ? permissions : may)]
}
