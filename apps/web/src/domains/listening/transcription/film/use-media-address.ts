import { useQuery } from '@tanstack/react-query'
import { transcriptionEndpoints } from '@vireo/contracts/transcription'

import { contractQuery } from '#kit/api/index.ts'

/** Asks where a browser finds the recording of a transcript by itself; once, as a player that is under way keeps its address. */
export function useMediaAddress(transcriptionId: string) {
  return useQuery({
    ...contractQuery(transcriptionEndpoints.getMediaAddress, { transcription_id: transcriptionId }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}
