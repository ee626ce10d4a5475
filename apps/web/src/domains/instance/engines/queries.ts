import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { enginesEndpoints } from '@vireo/contracts/engines'

import { call } from '#kit/api/index.ts'

const queryKey = [enginesEndpoints.list.id]

/** Asks for the engines of the workspace, newest first, page by page. */
export function useEngines() {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(enginesEndpoints.list, pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  })
}

/** Asks for them again, after a change. */
export function useRefreshEngines() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey })
}
