import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { transcriptionEndpoints, type TranscriptComment } from '@vireo/contracts/transcription'

import { call, contractQuery } from '#kit/api/index.ts'

/** Asks for the comments on a transcript. */
export function useComments(transcriptionId: string) {
  return useQuery(contractQuery(transcriptionEndpoints.listComments, { transcription_id: transcriptionId }))
}

export type NewRemark = { readonly at_seconds: number; readonly text: string; readonly reply_to?: string }

/** Gives what is done about comments, after each of which they are asked for again. */
export function useCommentActions(transcriptionId: string) {
  const client = useQueryClient()
  const path = { transcription_id: transcriptionId }
  const { queryKey } = contractQuery(transcriptionEndpoints.listComments, path)
  const onSuccess = () => client.invalidateQueries({ queryKey })
  const add = useMutation({
    mutationFn: (remark: NewRemark) => call(transcriptionEndpoints.addComment, { ...path, ...remark }),
    onSuccess,
  })
  const resolve = useMutation({
    mutationFn: ({ comment_id: id, resolved_at_unix: at }: TranscriptComment) =>
      call(transcriptionEndpoints.changeComment, { ...path, comment_id: id, resolved: at === null }),
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (id: string) => call(transcriptionEndpoints.deleteComment, { ...path, comment_id: id }),
    onSuccess,
  })
  return { add, resolve, remove }
}
