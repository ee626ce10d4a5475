import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type WorkspaceChange, workspacesEndpoints } from '@vireo/contracts/workspaces'

import { call, contractQuery } from '#kit/api/index.ts'

const workspaceQuery = contractQuery(workspacesEndpoints.get, {})
const withoutMfaQuery = contractQuery(workspacesEndpoints.listUsersWithoutMfa, {})

/** Asks for the workspace that one works in, with what it decided. */
export function useWorkspace() {
  return useQuery(workspaceQuery)
}

/** Tells whether whoever is signed in may change what the workspace decides; undefined until it is known. */
export function useMayChange(): boolean | undefined {
  return useQuery(contractQuery(workspacesEndpoints.canChangeTrainingOptOut, {})).data
}

/** Asks who has no second factor; `isAsking` is for those who may know. */
export function useUsersWithoutMfa(isAsking: boolean) {
  return useQuery({ ...withoutMfaQuery, enabled: isAsking })
}

/** Changes what the workspace decides; whoever asks for it tells what fails. */
export function useUpdateWorkspace() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: WorkspaceChange) => call(workspacesEndpoints.update, change),
    onSuccess: (workspace) => client.setQueryData(workspaceQuery.queryKey, workspace),
  })
}
