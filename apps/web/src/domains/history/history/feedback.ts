import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { historyEndpoints, type HistoryFeedback, type HistoryItem } from '@vireo/contracts/history'

import { call, contractQuery } from '#kit/api/index.ts'

/** Longer texts than this were written before today's bounds; a thumb does not ask anybody to write them anew. */
const shownTextMax = 400

/** Why somebody did not like a recording, in the order in which they are asked. */
export const reasons = ['emotions', 'inaccurate_clone', 'glitches', 'audio_quality', 'other'] as const
export type Reason = (typeof reasons)[number]

/** What a person says; an absent text leaves what they said before. */
export type Verdict = {
  readonly thumbsUp: boolean
  readonly text?: string
  readonly reasons?: readonly Reason[]
}

/** Tells whether a thumbs-up asks what was good: not when a text is stored that is longer than the question allows. */
export function asksAfterThumbsUp(feedback: HistoryFeedback | null): boolean {
  return [...(feedback?.feedback ?? '')].length <= shownTextMax
}

/** Tells whether nobody has looked at the feedback yet, so that it may still be changed. */
export function isChangeable(feedback: HistoryFeedback | null): boolean {
  return feedback === null || feedback.review_status === 'not_reviewed'
}

/** Asks for one recording's entry, as soon as there is one to ask for. */
export function useRecording(historyItemId: string, exists: boolean) {
  return useQuery({ ...contractQuery(historyEndpoints.get, { history_item_id: historyItemId }), enabled: exists })
}

/** Sends a verdict and shows it where the entry is shown. */
export function useGiveFeedback(historyItemId: string) {
  const client = useQueryClient()
  const { queryKey } = contractQuery(historyEndpoints.get, { history_item_id: historyItemId })
  return useMutation({
    mutationFn: (verdict: Verdict) => call(historyEndpoints.giveFeedback, requestOf(historyItemId, verdict)),
    onSuccess: (_answer, verdict) => {
      client.setQueryData<HistoryItem>(queryKey, (item) => item && { ...item, feedback: feedbackOf(item, verdict) })
    },
  })
}

function requestOf(historyItemId: string, { thumbsUp, text, reasons: given = [] }: Verdict) {
  return {
    history_item_id: historyItemId,
    thumbs_up: thumbsUp,
    ...(text !== undefined && { feedback: text }),
    ...chosen(given),
  }
}

function feedbackOf(item: HistoryItem, { thumbsUp, text, reasons: given = [] }: Verdict): HistoryFeedback {
  const said = text?.trim() ?? item.feedback?.feedback ?? ''
  return { thumbs_up: thumbsUp, feedback: said, ...chosen(given), review_status: 'not_reviewed' }
}

function chosen(given: readonly Reason[]): Record<Reason, boolean> {
  const has = (reason: Reason) => given.includes(reason)
  return {
    emotions: has('emotions'),
    inaccurate_clone: has('inaccurate_clone'),
    glitches: has('glitches'),
    audio_quality: has('audio_quality'),
    other: has('other'),
  }
}
