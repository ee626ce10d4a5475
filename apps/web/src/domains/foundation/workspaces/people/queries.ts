import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Permission } from '@vireo/contracts/kit'
import { type SeatsStatus, workspacesEndpoints } from '@vireo/contracts/workspaces'
import { useMemo } from 'react'

import { call, contractQuery } from '#kit/api/index.ts'
import { paths } from '#kit/routing/index.ts'
import { moveSession } from '#kit/session/index.ts'
import { nameOf } from './names.ts'

const workspacesQuery = contractQuery(workspacesEndpoints.listWorkspaces, {})

/** Asks for the workspaces that the person who is signed in belongs to. */
export function useWorkspaces() {
  return useQuery(workspacesQuery)
}

/** Finds the workspace that is worked in; undefined until it is known. */
export function useCurrentWorkspace() {
  const { data } = useWorkspaces()
  return data?.workspaces.find(({ is_current: isCurrent }) => isCurrent)
}

/** Tells whether the person who is signed in may do something here; undefined until it is known. */
export function useMay(permission: Permission): boolean | undefined {
  return useCurrentWorkspace()?.permissions.includes(permission)
}

/** Asks for the members of the workspace, with their roles and what they have used. */
export function useMembers() {
  return useQuery(contractQuery(workspacesEndpoints.listMembers, {}))
}

const nobody: ReadonlyMap<string, string> = new Map()

/** Names the people of the workspace by their ids and those of their invitations, as far as that is known. */
export function useMemberNames(): ReadonlyMap<string, string> {
  const { data: members } = useMembers()
  const mayInvite = useMay('workspace_members_invite') ?? false
  const { data: invited } = useQuery({ ...contractQuery(workspacesEndpoints.listInvites, {}), enabled: mayInvite })
  return useMemo(() => {
    if (!members) return nobody
    const invites = (invited?.invites ?? []).map(({ invite_id: id, email }) => [id, email] as const)
    return new Map([...members.map((member) => [member.user_id, nameOf(member)] as const), ...invites])
  }, [members, invited])
}

/** Asks how many seats there are, are taken, and are held by invitations. */
export function useSeats() {
  return useQuery(contractQuery(workspacesEndpoints.seatsStatus, {}))
}

/** Tells whether no seat is left; whoever is invited holds one, too. */
export function isFull({ used, pending_invites: pending, max }: SeatsStatus): boolean {
  return used + pending >= max
}

/** Asks for the groups of the workspace, by their ids. */
export function useGroups() {
  return useQuery(contractQuery(workspacesEndpoints.listGroups, {}))
}

/** Asks for everything about the people of the workspace again. */
export function useRefreshPeople() {
  const client = useQueryClient()
  const { listMembers, seatsStatus, listGroups, listInvites, listWorkspaces } = workspacesEndpoints
  return async () => {
    const changed = [listMembers, seatsStatus, listGroups, listInvites, listWorkspaces]
    await Promise.all(changed.map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
  }
}

/** Works in another workspace from now on, in this and every other tab. */
export async function goToWorkspace(workspaceId: string): Promise<void> {
  const token = await call(workspacesEndpoints.switchWorkspace, { workspace_id: workspaceId })
  moveSession(token, paths.home)
}
