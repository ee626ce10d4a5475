import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { enginesEndpoints } from '@vireo/contracts/engines'
import {
  transcriptionEndpoints,
  type TranscriptMaker,
  TranscriptState,
  type TranscriptSummary,
} from '@vireo/contracts/transcription'

import { ApiError, call, contractQuery } from '#kit/api/index.ts'

/** How often what is being written down is looked at, in milliseconds. */
const lookEveryMs = 1500

export type Narrowing = {
  readonly search: string
  readonly state: TranscriptState | undefined
  readonly language: string | undefined
  /** Whether one made them oneself, or others did who share them. */
  readonly maker: TranscriptMaker | undefined
}

/** Tells whether a recording is still being listened to, or waits for it. */
export function isOpen({ state }: Pick<TranscriptSummary, 'state'>): boolean {
  return state === 'queued' || state === 'running'
}

/** Asks whether this instance can write down what is said, and in which languages. */
export function useRecognition() {
  return useQuery({
    ...contractQuery(enginesEndpoints.ability, { capability: 'recognition' }),
    retry: (count, error) => !(error instanceof ApiError) && count < 2,
  })
}

/** Asks for the transcripts that one may read, newest first; again and again while one is in the making. */
export function useTranscripts({ search, state, language, maker }: Narrowing) {
  const narrowed = { search: search || undefined, state, language_code: language, made_by: maker }
  return useInfiniteQuery({
    queryKey: [transcriptionEndpoints.list.id, narrowed],
    queryFn: ({ pageParam, signal }) =>
      call(transcriptionEndpoints.list, { ...narrowed, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    placeholderData: (before) => before,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some((page) => page.transcripts.some(isOpen)) ? lookEveryMs : false,
  })
}

/** Asks for one transcript as it is read; again and again while it is in the making. */
export function useTranscript(id: string) {
  return useQuery({
    ...contractQuery(transcriptionEndpoints.open, { transcription_id: id }),
    retry: (count, error) => !(error instanceof ApiError) && count < 2,
    // What is corrected here is ahead of what the server has.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state: { error } }) => (isUnfinished(error) ? lookEveryMs : false),
  })
}

/** Tells whether a transcript was asked for that is still worked on, or waits for it. */
export function isUnfinished(error: unknown): boolean {
  const standing = standingIn(error)
  return standing !== undefined && (standing.state === undefined || isOpen({ state: standing.state }))
}

export type Standing = {
  readonly state: TranscriptState | undefined
  readonly failure: TranscriptSummary['failure']
}

/** Reads how a transcript stands that was asked for and cannot be read, and why it failed; undefined where that is not what kept it back. */
export function standingIn(error: unknown): Standing | undefined {
  if (!(error instanceof ApiError) || error.code !== 'transcript_not_ready') return undefined
  const { state, failure } = error.data
  return { state: TranscriptState.safeParse(state).data, failure: failureIn(failure) }
}

function failureIn(said: unknown): TranscriptSummary['failure'] {
  if (typeof said !== 'object' || said === null || !('code' in said) || !('message' in said)) return null
  return { code: String(said.code), message: String(said.message) }
}

/** Answers how the lists learn of something new. */
export function useRefreshTranscripts(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [transcriptionEndpoints.list.id] })
}

/** Gives what is done to a transcript, after each of which the lists are asked for again. */
export function useTranscriptActions(id: string) {
  const refresh = useRefreshTranscripts()
  const path = { transcription_id: id }
  const rename = useMutation({
    mutationFn: (title: string) => call(transcriptionEndpoints.rename, { ...path, title }),
    onSuccess: refresh,
  })
  const cancel = useMutation({ mutationFn: () => call(transcriptionEndpoints.cancel, path), onSuccess: refresh })
  const remove = useMutation({ mutationFn: () => call(transcriptionEndpoints.delete, path), onSuccess: refresh })
  const removeMedia = useMutation({
    mutationFn: () => call(transcriptionEndpoints.deleteMedia, path),
    onSuccess: refresh,
  })
  return { rename, cancel, remove, removeMedia }
}
