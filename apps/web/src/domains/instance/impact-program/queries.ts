import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type ImpactTier, type impactDecisions, impactProgramEndpoints } from '@vireo/contracts/impact-program'

import { ApiError, call } from '#kit/api/index.ts'

export type ApplicationsState = 'open' | 'decided'

const { list, decide } = impactProgramEndpoints
const pageSize = 30

function applicationsQuery(state: ApplicationsState) {
  return infiniteQueryOptions({
    queryKey: [list.id, state],
    queryFn: ({ pageParam: cursor, signal }) => call(list, { state, page_size: pageSize, cursor }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    select: (data) => data.pages.flatMap((page) => page.applications),
    retry: (count, error) => !(error instanceof ApiError && error.status === 403) && count < 2,
  })
}

/** Asks for applications, page by page. */
export function useApplications(state: ApplicationsState) {
  return useInfiniteQuery(applicationsQuery(state))
}

export type Decision = {
  readonly decision: (typeof impactDecisions)[number]
  readonly tier?: ImpactTier
  readonly note: string
}

/** Decides about an application, and asks for them again. */
export function useDecide() {
  const client = useQueryClient()
  return async (applicationId: string, decided: Decision) => {
    await call(decide, { application_id: applicationId, ...decided })
    await client.invalidateQueries({ queryKey: [list.id] })
  }
}
