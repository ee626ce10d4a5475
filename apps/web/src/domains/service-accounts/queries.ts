import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@vireo/contracts'

import { contractQuery } from '../../kit/api/index.ts'
import { isNotAllowed } from '../../kit/not-allowed.tsx'

const accountsQuery = contractQuery(api.serviceAccounts.list, {})

/** The service accounts of the workspace with their keys, newest first. */
export function useServiceAccounts() {
  return useQuery({ ...accountsQuery, retry: (count, error) => !isNotAllowed(error) && count < 2 })
}

/** The groups that a service account can be put into; the one of everyone has all of them already. */
export function useJoinableGroups() {
  const groups = useQuery(contractQuery(api.workspaces.listGroups, {}))
  return Object.values(groups.data ?? {}).filter((group) => !group.is_everyone)
}

export function useRefreshServiceAccounts() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: accountsQuery.queryKey })
}
