import { useQuery, useQueryClient } from '@tanstack/react-query'
import { serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import { workspacesEndpoints } from '@vireo/contracts/workspaces'

import { contractQuery } from '#kit/api/index.ts'
import { isNotAllowed } from '#kit/not-allowed.tsx'

const accountsQuery = contractQuery(serviceAccountsEndpoints.list, {})

/** Asks for the service accounts of the workspace with their keys, newest first. */
export function useServiceAccounts() {
  return useQuery({ ...accountsQuery, retry: (count, error) => !isNotAllowed(error) && count < 2 })
}

/** Asks for the groups that a service account can be put into; the one of everyone has all of them already. */
export function useJoinableGroups() {
  const groups = useQuery(contractQuery(workspacesEndpoints.listGroups, {}))
  return Object.values(groups.data ?? {}).filter((group) => !group.is_everyone)
}

/** Answers how to ask for the accounts again, after one of them changed. */
export function useRefreshServiceAccounts() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: accountsQuery.queryKey })
}
