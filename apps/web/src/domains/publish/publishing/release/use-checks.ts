import { useQuery } from '@tanstack/react-query'
import { publishingEndpoints } from '@vireo/contracts/publishing'

import { call } from '#kit/api/index.ts'
import { checksKey } from '../queries.ts'

/** How often sound that is being measured is asked for, in milliseconds. */
const lookEveryMs = 2000

/** Asks what is to be done before a work can be released, again while something is measured. */
export function useChecks(workId: string) {
  return useQuery({
    queryKey: checksKey(workId),
    queryFn: ({ signal }) => call(publishingEndpoints.checkWork, { work_id: workId }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.checks.some(({ state }) => state === 'waiting') ? lookEveryMs : false,
  })
}
