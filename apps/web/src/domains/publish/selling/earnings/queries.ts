import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { sellingEndpoints } from '@vireo/contracts/selling'

import { call, contractQuery } from '#kit/api/index.ts'

const { getEarnings, getStatement, listEarningEntries } = sellingEndpoints

/** Asks what the workspace earned by its works; admins may. */
export function useEarnings() {
  return useQuery(contractQuery(getEarnings, {}))
}

/** Asks for the lines of the ledger, newest first, page by page. */
export function useEarningEntries() {
  return useInfiniteQuery({
    queryKey: [listEarningEntries.id],
    queryFn: ({ pageParam, signal }) =>
      call(listEarningEntries, pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  })
}

/** Asks what a month brought. */
export function useStatement(month: string) {
  return useQuery(contractQuery(getStatement, { month }))
}
