import type { Transcript } from '@vireo/transcripts'
import { useCallback, useMemo, useState } from 'react'

import { openRemarks } from '../review/comments/threads.ts'
import { useComments } from '../review/comments/use-comments.ts'

/** Answers how many remarks are open on each paragraph, and where one is shown or taken now. */
export function useRemarks(transcriptionId: string, { paragraphs }: Transcript) {
  const { data } = useComments(transcriptionId)
  const [atSeconds, setAt] = useState<number>()
  const remarks = useMemo(() => openRemarks(data?.comments ?? [], paragraphs), [data, paragraphs])
  const comment = useCallback((seconds: number) => setAt(seconds), [])
  return { remarks, atSeconds, comment, close: () => setAt(undefined) }
}
