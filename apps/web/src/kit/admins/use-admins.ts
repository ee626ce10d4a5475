import { useQuery } from '@tanstack/react-query'
import { type WorkspaceMember, workspacesEndpoints } from '@vireo/contracts/workspaces'

import { contractQuery } from '../api/index.ts'

/** How many admins are named and written to: more would not read it any sooner. */
const askedMax = 3

/** Finds the admins of the workspace who can be asked; undefined until they are known, and for whoever may not know them. */
export function useAdmins(): readonly WorkspaceMember[] | undefined {
  // Where the list itself was refused, asking again would take its refusal away, and with it who asks here, without end.
  const { data } = useQuery({ ...contractQuery(workspacesEndpoints.listMembers, {}), retryOnMount: false })
  const admins = data?.filter(({ seat_type: seat, is_locked: isLocked }) => seat === 'workspace_admin' && !isLocked)
  return admins?.length ? admins.slice(0, askedMax) : undefined
}

/** Writes somebody as one looks for them and as one reaches them. */
export function nameAndAddress({ first_name: name, email }: Pick<WorkspaceMember, 'first_name' | 'email'>): string {
  return name ? `${name} (${email})` : email
}
