import { useQuery } from '@tanstack/react-query'
import { productionsEndpoints, type ReviewNote } from '@vireo/contracts/productions'
import { workbenchEndpoints } from '@vireo/contracts/workbench'

import { contractQuery } from '#kit/api/index.ts'

/** A task by who has it. */
export type WorkPath = { readonly user_id: string; readonly task_id: string }

/** Asks what is needed to work on a task beside its content. */
export function useWorkbench(path: WorkPath) {
  return useQuery({ ...contractQuery(workbenchEndpoints.open, path), refetchOnWindowFocus: false })
}

/** Asks what was written for a task; once, as what is on the screen is newer afterwards. */
export function useWorkContent(path: WorkPath) {
  return useQuery({
    ...contractQuery(productionsEndpoints.getContent, path),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Asks how loud the recording is at each moment. */
export function useLevels(path: WorkPath) {
  return useQuery({ ...contractQuery(workbenchEndpoints.getWaveform, path), staleTime: Infinity, retry: 1 })
}

/** Answers what reviewers and the buyer remarked about a task, as far as that is known. */
export function useNotes(path: WorkPath): readonly ReviewNote[] {
  const { data } = useQuery(contractQuery(productionsEndpoints.getFeedback, path))
  return (data?.feedback ?? []).flatMap(({ notes }) => notes)
}

/** Asks which versions there are. */
export function useVersions(path: WorkPath) {
  return useQuery(contractQuery(workbenchEndpoints.listVersions, path))
}
