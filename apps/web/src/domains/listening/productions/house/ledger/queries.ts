import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { productionsEndpoints as endpoints } from '@vireo/contracts/productions'

import { call, contractQuery } from '#kit/api/index.ts'
import { retry } from '../../queries.ts'

/** Asks what the ledger holds where. */
export function useBalances() {
  return useQuery({ ...contractQuery(endpoints.getLedger, {}), retry })
}

/** Asks what was booked, newest first, page by page. */
export function useMoves() {
  return useInfiniteQuery({
    queryKey: [endpoints.listMoves.id],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listMoves, { ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ moves }) => moves),
    retry,
  })
}
