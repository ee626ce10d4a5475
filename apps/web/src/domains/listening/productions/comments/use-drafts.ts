import { type RefObject, useCallback, useRef, useState } from 'react'

import { type CommentDraft, type CommentDrafts, findDrafts, keepDrafts } from './drafts.ts'

export type Drafts = {
  readonly now: CommentDrafts
  /** The same, before it is drawn. */
  readonly latest: RefObject<CommentDrafts>
  /** Takes up a draft, or lets it go where there is none. */
  readonly put: (id: string, draft: CommentDraft | undefined) => void
}

/** Holds what is being written about a task, also over a reload. */
export function useDrafts(taskId: string): Drafts {
  const [now, show] = useState(() => findDrafts(taskId))
  // Two changes may come before anything is drawn.
  const latest = useRef(now)
  const put = useCallback(
    (id: string, draft: CommentDraft | undefined) => {
      const { [id]: _, ...others } = latest.current
      latest.current = draft ? { ...others, [id]: draft } : others
      keepDrafts(taskId, latest.current)
      show(latest.current)
    },
    [taskId],
  )
  return { now, latest, put }
}
