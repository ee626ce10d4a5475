import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isolationEndpoints } from '@vireo/contracts/isolation'

import { call, contractQuery } from '#kit/api/index.ts'

const shownMax = 100

/** Asks for the recordings that one isolated, newest first. */
export function useIsolations() {
  return useQuery(contractQuery(isolationEndpoints.list, { page_size: shownMax }))
}

/** Answers how the list learns of something new. */
export function useRefreshIsolations(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [isolationEndpoints.list.id] })
}

/** Deletes one of them. */
export function useDeleteIsolation() {
  const refresh = useRefreshIsolations()
  return useMutation({
    mutationFn: (id: string) => call(isolationEndpoints.delete, { history_item_id: id }),
    onSuccess: refresh,
  })
}
