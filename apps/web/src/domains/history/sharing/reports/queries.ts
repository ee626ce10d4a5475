import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type shareDecisions, sharingEndpoints } from '@vireo/contracts/sharing'

import { ApiError, call } from '#kit/api/index.ts'

export type ReportsState = 'open' | 'decided'

function reportsQuery(state: ReportsState) {
  return infiniteQueryOptions({
    queryKey: [sharingEndpoints.listReported.id, state],
    queryFn: ({ pageParam, signal }) =>
      call(sharingEndpoints.listReported, { state, page_size: 30, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    select: (data) => data.pages.flatMap((page) => page.recordings),
    retry: (count, error) => !(error instanceof ApiError && error.status === 403) && count < 2,
  })
}

/** Asks for what was reported, page by page. */
export function useReports(state: ReportsState) {
  return useInfiniteQuery(reportsQuery(state))
}

/** Decides about a link, and asks for what was reported again. */
export function useDecide() {
  const client = useQueryClient()
  return async (linkId: string, decision: (typeof shareDecisions)[number]) => {
    await call(sharingEndpoints.decide, { share_link_id: linkId, decision })
    await client.invalidateQueries({ queryKey: [sharingEndpoints.listReported.id] })
  }
}
