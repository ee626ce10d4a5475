import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { publishingEndpoints, type Work, type Works } from '@vireo/contracts/publishing'

import { call, contractQuery } from '#kit/api/index.ts'
import { isNotAllowed } from '#kit/not-allowed.tsx'

const { listWorks, getWork, checkWork } = publishingEndpoints
/** As many as one question answers. */
const pageSize = 100
/** How often an edition that is being made is looked at, in milliseconds. */
const lookEveryMs = 1500

export type ListedWork = Works['works'][number]

/** Asks for all works of the workspace, newest first: there are so few that they are narrowed where they are seen. */
export function useWorks() {
  return useQuery({
    queryKey: [listWorks.id],
    queryFn: ({ signal }) => allWorks(signal),
    refetchInterval: ({ state: { data } }) => (data?.some(isBeingMade) ? lookEveryMs : false),
    retry: (count, error) => !isNotAllowed(error) && count < 2,
  })
}

async function allWorks(signal: AbortSignal): Promise<ListedWork[]> {
  const works: ListedWork[] = []
  let cursor: string | null | undefined
  do {
    const page = await call(listWorks, { page_size: pageSize, ...(cursor && { cursor }) }, { signal })
    works.push(...page.works)
    cursor = page.next_cursor
  } while (cursor)
  return works
}

/** Asks for a work, again while an edition of it is being made. */
export function useWork(workId: string) {
  return useQuery({
    ...contractQuery(getWork, { work_id: workId }),
    refetchInterval: ({ state: { data } }) => (data && isBeingMade(data) ? lookEveryMs : false),
    retry: (count, error) => !isNotAllowed(error) && count < 2,
  })
}

/** Tells whether an edition of a work is on its way. */
export function isBeingMade({ release }: Pick<Work, 'release'>): boolean {
  return release?.state === 'making'
}

/** Shows a work as an answer has it, and asks anew for what follows from it. */
export function keepWork(client: QueryClient, work: Work): void {
  client.setQueryData(contractQuery(getWork, { work_id: work.work_id }).queryKey, work)
  void client.invalidateQueries({ queryKey: [listWorks.id] })
  void client.invalidateQueries({ queryKey: checksKey(work.work_id) })
}

/** Makes a way to do the same from a component. */
export function useKeepWork(): (work: Work) => void {
  const client = useQueryClient()
  return (work) => keepWork(client, work)
}

/** Names what is known of a work before its release among the answers of the server. */
export function checksKey(workId: string): readonly string[] {
  return [checkWork.id, workId]
}
