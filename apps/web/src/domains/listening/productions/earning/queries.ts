import { useQuery } from '@tanstack/react-query'
import { productionsEndpoints as endpoints } from '@vireo/contracts/productions'

import { contractQuery } from '#kit/api/index.ts'
import { retry } from '../queries.ts'

/** Asks how a producer works. */
export function useProducerStats(userId: string) {
  return useQuery({ ...contractQuery(endpoints.getStats, { user_id: userId }), retry })
}

/** Asks what a month brought a producer; the one before stays until it is known. */
export function useStatement(userId: string, month: string) {
  return useQuery({
    ...contractQuery(endpoints.getStatement, { user_id: userId, month }),
    retry,
    placeholderData: (before) => before,
  })
}
