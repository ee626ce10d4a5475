import { useQuery } from '@tanstack/react-query'
import { api } from '@vireo/contracts'

import { contractQuery } from '../../kit/api/index.ts'

/** The library changes rarely: a week (604800 s) is how long it may be remembered at most. */
const libraryMsMax = 604_800_000

/** Every voice one can speak with. */
export function useVoices() {
  return useQuery({
    ...contractQuery(api.voices.list, { show_legacy: true }),
    staleTime: 5 * 60_000,
    gcTime: libraryMsMax,
    select: (answer) => answer.voices,
  })
}
