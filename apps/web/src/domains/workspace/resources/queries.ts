import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AccessLevel,
  type DefaultSharingChange,
  resourcesEndpoints,
  type ResourceType,
  type ShareOption,
} from '@vireo/contracts/resources'

import { call, contractQuery } from '#kit/api/index.ts'
import type { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'

/** What is shared: its type and id. */
export type Shared = { readonly type: ResourceType; readonly id: string }

/** Does something for the dialog, which says what fails. */
export type Attempt = ReturnType<typeof useDialogAttempt>['attempt']

/** Somebody to share with; members are named by address where there is one. */
export type Whom = Pick<ShareOption, 'id' | 'type'> & { readonly email?: string | null }

const queryOf = ({ type, id }: Shared) =>
  contractQuery(resourcesEndpoints.get, { resource_id: id, resource_type: type })

/** Asks for a thing and whom it is shared with, anew whenever somebody is about to share. */
export function useShares(shared: Shared) {
  return useQuery({ ...queryOf(shared), staleTime: 0 })
}

function targetOf({ id, type, email }: Whom) {
  if (type === 'group') return { group_id: id }
  return type === 'key' ? { workspace_api_key_id: id } : email ? { user_email: email } : { member_id: id }
}

/** Shares a thing, or changes how far a share goes; what fails is told. */
export function useShare(shared: Shared) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ whom, level }: { whom: Whom; level: AccessLevel }) =>
      call(resourcesEndpoints.share, {
        resource_id: shared.id,
        resource_type: shared.type,
        role: level,
        ...targetOf(whom),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: queryOf(shared).queryKey }),
  })
}

/** Ends a share; what fails is told. */
export function useUnshare(shared: Shared) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (whom: Whom) =>
      call(resourcesEndpoints.unshare, { resource_id: shared.id, resource_type: shared.type, ...targetOf(whom) }),
    onSettled: () => client.invalidateQueries({ queryKey: queryOf(shared).queryKey }),
  })
}

const defaultSharing = contractQuery(resourcesEndpoints.getDefaultSharing, {})

/** Asks with which groups the new things of whoever asks are shared. */
export function useDefaultSharing() {
  return useQuery(defaultSharing)
}

/** Asks for the groups of the workspace that things can be shared with; everyone is none of them. */
export function useShareGroups() {
  return useQuery({
    ...contractQuery(resourcesEndpoints.listShareOptions, {}),
    select: (options) => options.filter(({ type, id }) => type === 'group' && id !== 'default'),
  })
}

/** Stores with which groups new things are shared; what exists already stays as it is. */
export function useSetDefaultSharing() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: DefaultSharingChange) => call(resourcesEndpoints.setDefaultSharing, change),
    onSuccess: (saved) => client.setQueryData(defaultSharing.queryKey, saved),
  })
}
