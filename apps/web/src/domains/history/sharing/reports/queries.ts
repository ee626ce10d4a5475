import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { pageReportEndpoints, type shareDecisions, sharingEndpoints } from '@vireo/contracts/sharing'

import { ApiError, call } from '#kit/api/index.ts'
import { type ReportedThing, thingOfPage, thingOfRecording } from './reported-thing.ts'

export type ReportsState = 'open' | 'decided'
/** Which of what is public was reported. */
export type ReportsOf = 'recordings' | 'pages'

const { listReported } = sharingEndpoints
const { listReportedPages } = pageReportEndpoints
const pageSize = 30

type Things = { readonly things: readonly ReportedThing[]; readonly next: string | null }
type Asked = { readonly state: ReportsState; readonly cursor: string | undefined; readonly signal: AbortSignal }

const askFor: Readonly<Record<ReportsOf, (asked: Asked) => Promise<Things>>> = {
  recordings: async ({ state, cursor, signal }) => {
    const page = await call(listReported, { state, page_size: pageSize, cursor }, { signal })
    return { things: page.recordings.map(thingOfRecording), next: page.next_cursor }
  },
  pages: async ({ state, cursor, signal }) => {
    const page = await call(listReportedPages, { state, page_size: pageSize, cursor }, { signal })
    return { things: page.pages.map(thingOfPage), next: page.next_cursor }
  },
}

function reportsQuery(of: ReportsOf, state: ReportsState) {
  return infiniteQueryOptions({
    queryKey: [listReported.id, of, state],
    queryFn: ({ pageParam: cursor, signal }) => askFor[of]({ state, cursor, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    select: (data) => data.pages.flatMap((page) => page.things),
    retry: (count, error) => !(error instanceof ApiError && error.status === 403) && count < 2,
  })
}

/** Asks for what was reported, page by page. */
export function useReports(of: ReportsOf, state: ReportsState) {
  return useInfiniteQuery(reportsQuery(of, state))
}

/** Decides about something, and asks for what was reported again. */
export function useDecide() {
  const client = useQueryClient()
  return async (
    { about, decidedBy: id }: Pick<ReportedThing, 'about' | 'decidedBy'>,
    decision: (typeof shareDecisions)[number],
  ) => {
    if (about === 'recording') await call(sharingEndpoints.decide, { share_link_id: id, decision })
    else await call(pageReportEndpoints.decideAboutPage, { page_case_id: id, decision })
    await client.invalidateQueries({ queryKey: [listReported.id] })
  }
}
