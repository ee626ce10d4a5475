import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { historyEndpoints, type HistoryItem, type HistoryPage, type HistorySource } from '@vireo/contracts/history'

import { ApiError, call } from '#kit/api/index.ts'
import { dayStart } from './day-start.ts'

/** What the list is narrowed to; absent members do not narrow. */
export type HistoryFilter = {
  readonly search?: string
  readonly voiceId?: string
  readonly modelId?: string
  /** Made on this day or later, and on this day or earlier; YYYY-MM-DD in the viewer's zone. */
  readonly from?: string
  readonly to?: string
  readonly source?: HistorySource
  readonly order?: 'asc' | 'desc'
}

const listKey = [historyEndpoints.list.id]
const pageSize = 50
const requestsAtOnce = 4

/** Makes the question for recordings page by page, each page continuing after the last item of the one before. */
export function historyQuery(filter: HistoryFilter, size = pageSize) {
  return infiniteQueryOptions({
    queryKey: [...listKey, filter, size],
    queryFn: ({ pageParam, signal }) =>
      call(
        historyEndpoints.list,
        {
          page_size: size,
          start_after_history_item_id: pageParam,
          search: filter.search,
          voice_id: filter.voiceId,
          model_id: filter.modelId,
          date_after_unix: dayStart(filter.from),
          date_before_unix: dayStart(filter.to, 1),
          source: filter.source,
          sort_direction: filter.order,
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.has_more ? (last.last_history_item_id ?? undefined) : undefined),
    select: (data) => data.pages.flatMap((page) => page.history),
  })
}

/** Asks for recordings that match, and for more of them. */
export function useHistory(filter: HistoryFilter, size = pageSize) {
  return useInfiniteQuery(historyQuery(filter, size))
}

/** Asks the same for a list that one narrows: what was shown stays until what is asked for has come. */
export function useHistoryList(filter: HistoryFilter) {
  return useInfiniteQuery({ ...historyQuery(filter), placeholderData: keepPreviousData })
}

/** Asks for the list again after something was made. */
export function refreshHistory(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: listKey })
}

/** What became of something that was done to several recordings. */
export type Outcome = { readonly doneIds: readonly string[]; readonly failures: readonly unknown[] }

/** Deletes recordings; they leave every list as soon as the server has let go of them. */
export function useDeleteRecordings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (items: readonly HistoryItem[]) => forEach(items.map(idOf), deleteRecording),
    onSuccess: ({ doneIds }) => {
      const gone = new Set(doneIds)
      client.setQueriesData<InfiniteData<HistoryPage>>({ queryKey: listKey }, (data) => data && without(data, gone))
    },
  })
}

/** Takes deletions back, and shows the lists as they were. */
export function useRestoreRecordings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      forEach(ids, (id) => call(historyEndpoints.restore, { history_item_id: id })),
    onSettled: () => refreshHistory(client),
  })
}

async function deleteRecording(id: string): Promise<void> {
  try {
    await call(historyEndpoints.delete, { history_item_id: id })
  } catch (error) {
    // What is no longer there is what was wanted.
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

function idOf(item: HistoryItem): string {
  return item.history_item_id
}

/** Acts on a few at once, and goes on after a failure. */
async function forEach(ids: readonly string[], act: (id: string) => Promise<unknown>): Promise<Outcome> {
  const doneIds: string[] = []
  const failures: unknown[] = []
  const waiting = [...ids]
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await act(id)
        doneIds.push(id)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: requestsAtOnce }, work))
  return { doneIds, failures }
}

function without(data: InfiniteData<HistoryPage>, gone: ReadonlySet<string>): InfiniteData<HistoryPage> {
  const pages = data.pages.map((page) => ({
    ...page,
    history: page.history.filter((item) => !gone.has(item.history_item_id)),
  }))
  return { ...data, pages }
}
