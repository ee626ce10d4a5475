import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { transcriptionEndpoints } from '@vireo/contracts/transcription'

import { call, contractQuery } from '#kit/api/index.ts'

const query = contractQuery(transcriptionEndpoints.listKeyterms, {})

/** Asks for the key terms of the workspace. */
export function useKeyterms() {
  return useQuery(query)
}

/** Gives what is done to them. */
export function useKeytermActions() {
  const client = useQueryClient()
  const add = useMutation({
    mutationFn: (keyterms: string[]) => call(transcriptionEndpoints.addKeyterms, { keyterms }),
    onSuccess: (list) => client.setQueryData(query.queryKey, list),
  })
  const remove = useMutation({
    mutationFn: (id: string) => call(transcriptionEndpoints.removeKeyterm, { keyterm_id: id }),
    onSuccess: () => client.invalidateQueries({ queryKey: query.queryKey }),
  })
  return { add, remove }
}
