import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { speechEndpoints } from '@vireo/contracts/speech'

import { contractQuery } from '#kit/api/index.ts'
import { useDebounced } from '#kit/use-debounced.ts'
import { scriptLengthMax } from '../check-script.ts'

/** Asks how long a text will be heard, once its writer rests; undefined while there is nothing to say or no answer yet. */
export function useEstimate(text: string, modelId: string): number | undefined {
  const settled = useDebounced(text.trim(), 400)
  const isSpeakable = settled !== '' && [...settled].length <= scriptLengthMax
  const { data } = useQuery({
    ...contractQuery(speechEndpoints.estimate, { text: settled, model_id: modelId }),
    enabled: isSpeakable,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
  })
  return isSpeakable && text.trim() !== '' ? data?.estimated_duration_ms : undefined
}
