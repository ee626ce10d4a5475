import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { productionsEndpoints as endpoints, type Service } from '@vireo/contracts/productions'

import { ApiError, call, contractQuery } from '#kit/api/index.ts'
import { useUser } from '#users'
import { retry } from '../queries.ts'

/** Asks whether whoever is signed in is a producer, and which; `isNone` says that they are not. */
export function useProducer() {
  const user = useUser()
  const userId = user.data?.user_id ?? ''
  const producer = useQuery({
    ...contractQuery(endpoints.getProducer, { user_id: userId }),
    enabled: userId !== '',
    retry,
  })
  const isNone = producer.error instanceof ApiError && producer.error.status === 404
  const error = isNone ? null : (user.error ?? producer.error)
  const refetch = () => (user.error ? user.refetch() : producer.refetch())
  return { producer: producer.data, isNone, userId, error, refetch }
}

export type Sought = {
  readonly service: Service | undefined
  readonly source_language: string | undefined
  readonly target_language: string | undefined
}

/** Asks what the caller could claim, the most urgent first, page by page. */
export function useUnclaimed(sought: Sought) {
  return useInfiniteQuery({
    queryKey: [endpoints.listUnclaimed.id, sought],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listUnclaimed, { ...sought, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ tasks }) => tasks),
    placeholderData: (before) => before,
  })
}

/** Asks for the tasks that a producer has, or had, page by page. */
export function useOwnTasks(userId: string, which: 'active' | 'history') {
  return useInfiniteQuery({
    queryKey: [endpoints.listOwn.id, userId, which],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listOwn, { user_id: userId, which, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ tasks }) => tasks),
  })
}

/** Asks what a producer earned, page by page. */
export function useEarnings(userId: string) {
  return useInfiniteQuery({
    queryKey: [endpoints.getEarnings.id, userId],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.getEarnings, { user_id: userId, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  })
}

/** Asks what can be qualified for, and what of it the caller has. */
export function useHeldQualifications() {
  return useQuery(contractQuery(endpoints.listQualifications, {}))
}

/** Asks what was said of a task. */
export function useFeedback(userId: string, taskId: string) {
  return useQuery(contractQuery(endpoints.getFeedback, { user_id: userId, task_id: taskId }))
}

/** Answers how the lists learn of a change to tasks. */
export function useRefreshTasks(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const { listUnclaimed, listOwn, getFeedback, getTask, listReviews, listAll } = endpoints
    await Promise.all(
      [listUnclaimed, listOwn, getFeedback, getTask, listReviews, listAll].map(({ id }) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    )
  }
}

/** Gives what its producer does with a task, after each of which the lists are asked for again. */
export function useTaskActions(userId: string, taskId: string) {
  const refresh = useRefreshTasks()
  const path = { user_id: userId, task_id: taskId }
  const after = async (act: Promise<unknown>) => {
    await act
    await refresh()
  }
  return {
    claim: () => after(call(endpoints.claim, path)),
    revoke: () => after(call(endpoints.revoke, path)),
    extend: () => after(call(endpoints.extendDeadline, path)),
    submit: () => after(call(endpoints.submitTask, path)),
    acknowledge: () => after(call(endpoints.acknowledgeFeedback, path)),
  }
}
