import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { voiceReviewEndpoints } from '@vireo/contracts/voice-library'

import { ApiError, call } from '#kit/api/index.ts'

const { listReviews, review } = voiceReviewEndpoints

/** Asks for voices that wait for a decision. */
export function useReviews() {
  return useQuery(
    queryOptions({
      queryKey: [listReviews.id],
      queryFn: ({ signal }) => call(listReviews, {}, { signal }),
      retry: (count, error) => !(error instanceof ApiError && error.status === 403) && count < 2,
    }),
  )
}

export type Decided = {
  readonly decision: 'allowed' | 'declined'
  readonly reason: string
  readonly message: string
}

/** Decides about a voice, and asks for those that wait again. */
export function useReview() {
  const client = useQueryClient()
  return async (voiceId: string, decided: Decided) => {
    await call(review, { voice_id: voiceId, ...decided })
    await client.invalidateQueries({ queryKey: [listReviews.id] })
  }
}
