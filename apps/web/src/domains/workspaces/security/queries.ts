import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type WorkspaceChange } from '@vireo/contracts'

import { call, contractQuery } from '../../../kit/api/index.ts'
import { showFailure } from '../../../kit/show-failure.ts'

const workspaceQuery = contractQuery(api.workspaces.get, {})
const withoutMfaQuery = contractQuery(api.workspaces.listUsersWithoutMfa, {})

/** The workspace that one works in, with what it decided. */
export function useWorkspace() {
  return useQuery(workspaceQuery)
}

/** Whether who is signed in may change what the workspace decides; undefined until it is known. */
export function useMayChange(): boolean | undefined {
  return useQuery(contractQuery(api.workspaces.canChangeTrainingOptOut, {})).data
}

/** Who has no second factor; only asked by those who may know. */
export function useUsersWithoutMfa(isAsking: boolean) {
  return useQuery({ ...withoutMfaQuery, enabled: isAsking })
}

/** Changes what the workspace decides. What fails is told, and what was shown stays. */
export function useUpdateWorkspace() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: WorkspaceChange) => call(api.workspaces.update, change),
    onSuccess: (workspace) => client.setQueryData(workspaceQuery.queryKey, workspace),
    onError: showFailure,
  })
}
