import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type MisreadWord, pronunciationEndpoints } from '@vireo/contracts/pronunciation'

import { contractQuery } from '#kit/api/index.ts'
import { useDebounced } from '#kit/use-debounced.ts'

const restMs = 800
/** What can be spoken at once is shorter. */
const lettersMax = 40_000

/** Asks which words of a text are probably misread, once its writer rests; none where that cannot be told. */
export function useMisread(text: string, language: string): readonly MisreadWord[] {
  const settled = useDebounced(text.trim(), restMs)
  const isAsked = settled !== '' && settled.length <= lettersMax
  const { data } = useQuery({
    ...contractQuery(pronunciationEndpoints.findMisread, { text: settled, language }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  })
  return isAsked && text.trim() !== '' ? (data?.words ?? []) : []
}
