import { useQuery } from '@tanstack/react-query'
import { visitsEndpoints } from '@vireo/contracts/visits'

import { ApiError, contractQuery } from '#kit/api/index.ts'

/** Tells whether somebody was refused because they do not run the instance. */
export function isForOperators(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'operator_only'
}

/** Asks what came of visits in a time, both days in it. */
export function useVisitReport(range: { readonly from: string; readonly to: string }) {
  return useQuery({
    ...contractQuery(visitsEndpoints.getReport, range),
    retry: (count, error) => !isForOperators(error) && count < 2,
  })
}
