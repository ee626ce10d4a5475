import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ShareLink, sharingEndpoints } from '@vireo/contracts/sharing'

import { ApiError, contractQuery } from '#kit/api/index.ts'

/** Asks how the workspace shares. */
export function useSharingSettings() {
  return useQuery({ ...contractQuery(sharingEndpoints.getSettings, {}), staleTime: 300_000 })
}

/** Asks for the link of a recording, which is made by that. */
export function useShareLink(historyItemId: string) {
  return useQuery({
    ...contractQuery(sharingEndpoints.getLink, { history_item_id: historyItemId }),
    staleTime: 0,
    retry: (count, error) => !(error instanceof ApiError && error.status < 500) && count < 2,
  })
}

/** Keeps what a link is like now, and forgets what was asked before. */
export function useKeepLink(historyItemId: string) {
  const client = useQueryClient()
  const { queryKey } = contractQuery(sharingEndpoints.getLink, { history_item_id: historyItemId })
  return (link: ShareLink | undefined) =>
    link === undefined ? client.removeQueries({ queryKey }) : client.setQueryData(queryKey, link)
}
