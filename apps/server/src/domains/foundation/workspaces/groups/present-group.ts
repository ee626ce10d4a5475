import type { GroupByName, WorkspaceGroup } from '@vireo/contracts/workspaces'
import type { ListedGroup } from './list-groups.ts'

/** Presents a group with its members and the credits that it used. */
export function presentGroup({ group, members, creditsUsed }: ListedGroup): WorkspaceGroup {
  return {
    id: group.id,
    name: group.name,
    members: members.map(({ user }) => user.email),
    permissions: [...group.permissions],
    group_usage_limit: group.usage_limit ?? 'unlimited',
    group_pvc_limit: group.pvc_limit ?? 'unlimited',
    character_count: creditsUsed,
    is_everyone: group.is_everyone,
    is_scim_synced: false,
    scim_group: null,
    scim_frozen: false,
  }
}

/** Presents groups by id. */
export function presentGroups(groups: readonly ListedGroup[]): Record<string, WorkspaceGroup> {
  return Object.fromEntries(groups.map((listed) => [listed.group.id, presentGroup(listed)]))
}

/** Presents groups with their names and their members' addresses. */
export function presentGroupsByName(groups: readonly ListedGroup[]): GroupByName[] {
  return groups.map(({ group, members }) => ({
    name: group.name,
    id: group.id,
    members_emails: members.map(({ user }) => user.email),
  }))
}
