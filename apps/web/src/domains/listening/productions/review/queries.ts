import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { productionsEndpoints as endpoints, type ReviewNote, type ReviewScores } from '@vireo/contracts/productions'

import { call, contractQuery } from '#kit/api/index.ts'
import { useRefreshTasks } from '../producer/queries.ts'
import { retry } from '../queries.ts'

/** Asks for what waits to be reviewed, or what the caller is reviewing, page by page. */
export function useReviews(whose: 'waiting' | 'mine') {
  return useInfiniteQuery({
    queryKey: [endpoints.listReviews.id, whose],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listReviews, { whose, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ tasks }) => tasks),
    retry,
  })
}

/** Asks for everything that helps to review a task: every version, what was said, the recording. */
export function useReviewed(userId: string, taskId: string) {
  const path = { user_id: userId, task_id: taskId }
  // What is judged must not change under whoever judges it.
  const still = { retry, staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false }
  const extras = useQuery({ ...contractQuery(endpoints.getReviewExtras, path), ...still })
  const content = useQuery({ ...contractQuery(endpoints.getContent, path), ...still })
  // Where a new address cannot be had now, what is there stays.
  const failed = [extras, content].find(({ isLoadingError }) => isLoadingError)
  return { extras: extras.data, content: content.data, failed, renewContent: () => void content.refetch() }
}

export type Judgement = {
  readonly decision: 'approve' | 'request_changes'
  readonly scores: ReviewScores
  readonly notes: readonly ReviewNote[]
}

/** Gives what a reviewer does with a task, after each of which the lists are asked for again. */
export function useReviewActions(userId: string, taskId: string) {
  const refresh = useRefreshTasks()
  const path = { user_id: userId, task_id: taskId }
  return {
    begin: async () => {
      await call(endpoints.beginReview, path)
      await refresh()
    },
    judge: async ({ decision, scores, notes }: Judgement) => {
      await call(endpoints.review, { ...path, decision, scores, notes: [...notes] })
      await refresh()
    },
  }
}
