import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { isolationEndpoints, type IsolationItem } from '@vireo/contracts/isolation'

import { call } from '#kit/api/index.ts'

const pageSize = 100

/** Asks for the recordings that one isolated, newest first, a page at a time; those whose name has the search in it, where there is one. */
export function useIsolations(search = '') {
  const { data, ...list } = useInfiniteQuery({
    queryKey: [isolationEndpoints.list.id, search],
    queryFn: ({ pageParam: page, signal }) =>
      call(isolationEndpoints.list, { page_size: pageSize, page, ...(search && { search }) }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.has_more ? pages.length + 1 : undefined),
    placeholderData: (before) => before,
  })
  return { ...list, items: data && eachOnce(data.pages.flatMap(({ items }) => items)) }
}

/** Leaves out what stands on two pages, as something new moves all that follow. */
function eachOnce(items: readonly IsolationItem[]): IsolationItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
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
