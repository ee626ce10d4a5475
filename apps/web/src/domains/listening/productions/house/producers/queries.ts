import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type Producer, productionsEndpoints as endpoints } from '@vireo/contracts/productions'

import { call, contractQuery } from '#kit/api/index.ts'
import { retry } from '../../queries.ts'

/** Asks who works here, in the order in which they came, page by page. */
export function useProducers(state?: Producer['state']) {
  return useInfiniteQuery({
    queryKey: [endpoints.listProducers.id, state ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listProducers, { ...(state && { state }), ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ producers }) => producers),
    retry,
  })
}

/** Asks how somebody works. */
export function useStats(userId: string) {
  return useQuery({ ...contractQuery(endpoints.getStats, { user_id: userId }), retry })
}

/** Asks what somebody is qualified for, with the rest of the catalogue. */
export function useHeld(userId: string) {
  return useQuery({
    ...contractQuery(endpoints.getHeldQualifications, { producer_user: userId }),
    retry,
    // What is being ticked must not change under the hands, and must be true when the dialog opens.
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
}
