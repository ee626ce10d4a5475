import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { assetsEndpoints } from '@vireo/contracts/assets'
import { historyEndpoints } from '@vireo/contracts/history'

import { call, contractQuery } from '#kit/api/index.ts'

/** Asks for the files of the workspace, newest first, page by page. */
export function useAssets(search: string) {
  return useInfiniteQuery({
    queryKey: [assetsEndpoints.list.id, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        assetsEndpoints.list,
        { ...(search !== '' && { search }), ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  })
}

/** Asks how much room the workspace has, and has used. */
export function useRoom() {
  return useQuery(contractQuery(historyEndpoints.getSettings, {}))
}

/** Answers how lists and the room learn that there are more files, or fewer. */
export function useRefreshAssets(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all(
      [assetsEndpoints.list.id, historyEndpoints.getSettings.id].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
  }
}
