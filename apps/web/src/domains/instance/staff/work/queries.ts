import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { type InstanceJob, workEndpoints } from '@vireo/contracts/staff'

import { ApiError, call } from '#kit/api/index.ts'
import { type Stuck, stuckEvent, stuckJob, stuckLetter } from './stuck.ts'

export type WorkKind = 'letters' | 'events' | 'jobs'

const { getWork, listLetters, listEvents, listJobs } = workEndpoints
const lists = 'staff.work.lists'

type Things = { readonly things: readonly Stuck[]; readonly next: string | null }
type Asked = { readonly state: InstanceJob['state']; readonly cursor: string | undefined; readonly signal: AbortSignal }

const askFor: Readonly<Record<WorkKind, (asked: Asked) => Promise<Things>>> = {
  letters: async ({ cursor, signal }) => {
    const page = await call(listLetters, { cursor }, { signal })
    return { things: page.letters.map(stuckLetter), next: page.next_cursor }
  },
  events: async ({ cursor, signal }) => {
    const page = await call(listEvents, { cursor }, { signal })
    return { things: page.events.map(stuckEvent), next: page.next_cursor }
  },
  jobs: async ({ state, cursor, signal }) => {
    const page = await call(listJobs, { state, cursor }, { signal })
    return { things: page.jobs.map(stuckJob), next: page.next_cursor }
  },
}

const retry = (count: number, error: unknown) => !(error instanceof ApiError && error.status === 403) && count < 2

/** Asks how much goes on in the background. */
export function useWork() {
  return useQuery(
    queryOptions({ queryKey: [getWork.id], queryFn: ({ signal }) => call(getWork, {}, { signal }), retry }),
  )
}

/** Asks for what is stuck, page by page. */
export function useStuck(kind: WorkKind, state: InstanceJob['state']) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: [lists, kind, kind === 'jobs' ? state : ''],
      queryFn: ({ pageParam: cursor, signal }) => askFor[kind]({ state, cursor, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.next ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.things),
      retry,
    }),
  )
}

/** Asks for everything of the background again, after a change. */
export function useRefreshWork() {
  const client = useQueryClient()
  return async () => {
    await Promise.all([getWork.id, lists].map((key) => client.invalidateQueries({ queryKey: [key] })))
  }
}
