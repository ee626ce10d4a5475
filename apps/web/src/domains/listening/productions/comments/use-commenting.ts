import type { TaskComment } from '@vireo/contracts/productions'
import { showUndoable } from '@vireo/ui'
import { useEffect, useMemo, useRef, useState } from 'react'

import { type CommentDraft, type CommentDrafts, newComment } from './drafts.ts'
import { type CommentActions, type CommentedTask, useCommentActions, useComments } from './queries.ts'
import { type Drafts, useDrafts } from './use-drafts.ts'
import { type GivenFocus, useGivenFocus } from './use-given-focus.ts'
import { commentWords } from './words.ts'

/** What is done about comments; it stays the same while they are written. */
export type CommentWays = Omit<CommentActions, 'add'> & {
  readonly hideResolved: (hides: boolean) => void
  /** Begins a comment at a place, unless one is being written: that is gone on with. */
  readonly begin: (seconds: number) => void
  /** Takes up what is written, under an id or `newComment`. */
  readonly write: (id: string, draft: CommentDraft) => void
  /** Lets a draft go; what was written can be had back. */
  readonly leave: (id: string) => void
  /** Sends a draft, which stays until it is kept. */
  readonly save: (id: string) => Promise<void>
  /** Answers once whether a form was asked for, and takes the focus. */
  readonly wantsFocus: (id: string) => boolean
}

export type Commenting = {
  readonly ways: CommentWays
  /** What is shown, in the order of the recording; undefined before it is known. */
  readonly comments: readonly TaskComment[] | undefined
  readonly error: unknown
  readonly retry: () => Promise<unknown>
  /** How many are not resolved, and how many are. */
  readonly open: number
  readonly resolved: number
  readonly hidesResolved: boolean
  readonly mayWrite: boolean
  readonly mayDeleteAll: boolean
  readonly drafts: CommentDrafts
}

const none: readonly TaskComment[] = []

/** Lets somebody comment on a task. What is written stays, in this browser as well, until it is kept by the server. */
export function useCommenting(task: CommentedTask): Commenting {
  const { data, error, refetch } = useComments(task)
  const all = data?.comments ?? none
  const [hidesResolved, hideResolved] = useState(false)
  const drafts = useDrafts(task.task_id)
  const ways = useWays({ actions: useCommentActions(task), all, drafts, focus: useGivenFocus(), hideResolved })
  const { now } = drafts
  return useMemo(() => {
    const open = all.filter(({ resolved_at: at }) => at === null)
    return {
      ways,
      comments: data && (hidesResolved ? open : all),
      error,
      retry: refetch,
      open: open.length,
      resolved: all.length - open.length,
      hidesResolved,
      mayWrite: data?.may_write ?? false,
      mayDeleteAll: data?.may_delete_all ?? false,
      drafts: now,
    }
  }, [all, data, error, hidesResolved, now, refetch, ways])
}

type Given = Pick<CommentWays, 'hideResolved'> & {
  readonly actions: CommentActions
  readonly all: readonly TaskComment[]
  readonly drafts: Drafts
  readonly focus: GivenFocus
}

function useWays({ actions, all, drafts: { latest, put }, focus, hideResolved }: Given): CommentWays {
  const known = useRef(all)
  useEffect(() => {
    known.current = all
  })
  return useMemo(() => {
    const { add, change, remove } = actions
    const drop = (id: string) => {
      put(id, undefined)
      focus.giveBack()
    }
    const leave = (id: string) => {
      const left = latest.current[id]
      drop(id)
      const before = known.current.find(({ comment_id: each }) => each === id)?.text ?? ''
      if (left && left.text.trim() !== before)
        showUndoable(commentWords.discarded, { action: commentWords.undo, onUndo: () => put(id, left) })
    }
    const save = async (id: string) => {
      const draft = latest.current[id]
      if (!draft) return
      const written = { ...draft, text: draft.text.trim() }
      await (id === newComment ? add(written) : change(id, written))
      drop(id)
    }
    const begin = (seconds: number) => {
      focus.take(newComment)
      const begun = latest.current[newComment]
      put(newComment, begun && begun.text.trim() !== '' ? { ...begun } : { at_s: seconds, end_s: null, text: '' })
    }
    const write = (id: string, draft: CommentDraft) => {
      if (!latest.current[id]) focus.take(id)
      put(id, draft)
    }
    return { change, remove, hideResolved, begin, write, leave, save, wantsFocus: focus.isWanted }
  }, [actions, focus, hideResolved, latest, put])
}
