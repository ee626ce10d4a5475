import { useQuery } from '@tanstack/react-query'
import { historyEndpoints } from '@vireo/contracts/history'
import { useState } from 'react'

import { ApiError, contractQuery } from '#kit/api/index.ts'
import { useVisible } from '#kit/use-visible.ts'

/** Asks for the recording of a chapter once the chapter is in sight: there may be hundreds. Of what was uploaded there is none. */
export function useRecording(historyItemId: string | undefined) {
  const [isSeen, setSeen] = useState(false)
  const seen = useVisible<HTMLDivElement>(() => setSeen(true))
  const { data: item, error } = useQuery({
    ...contractQuery(historyEndpoints.get, { history_item_id: historyItemId ?? '' }),
    enabled: isSeen && historyItemId !== undefined,
    staleTime: 60_000,
    retry: (count, failure) => !isGoneNow(failure) && count < 2,
  })
  return { seen, item, isGone: isGoneNow(error) }
}

function isGoneNow(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
