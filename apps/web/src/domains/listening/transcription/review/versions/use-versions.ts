import { useMutation, useQuery } from '@tanstack/react-query'
import { transcriptionEndpoints } from '@vireo/contracts/transcription'

import { call, contractQuery } from '#kit/api/index.ts'

/** Asks for the versions of a transcript, newest first. */
export function useVersions(transcriptionId: string) {
  return useQuery({
    ...contractQuery(transcriptionEndpoints.listVersions, { transcription_id: transcriptionId }),
    // There is another one after every correction.
    gcTime: 0,
  })
}

/** Asks for a transcript as it was; a version never changes. */
export function useVersion(transcriptionId: string, versionId: string) {
  const asked = { transcription_id: transcriptionId, transcript_version_id: versionId }
  return useQuery({ ...contractQuery(transcriptionEndpoints.getVersion, asked), staleTime: Infinity })
}

/** Makes an earlier version the next one, over the one that is expected to be there now. */
export function useRestore(transcriptionId: string, versionId: string) {
  const path = { transcription_id: transcriptionId, transcript_version_id: versionId }
  return useMutation({
    mutationFn: (expected: number) =>
      call(transcriptionEndpoints.restoreVersion, { ...path, expected_version: expected }),
  })
}
