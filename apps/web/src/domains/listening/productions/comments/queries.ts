import { useQuery, useQueryClient } from '@tanstack/react-query'
import { productionsEndpoints as endpoints } from '@vireo/contracts/productions'
import { useMemo } from 'react'

import { call, contractQuery } from '#kit/api/index.ts'
import type { CommentDraft } from './drafts.ts'

/** A task by who has it. */
export type CommentedTask = { readonly user_id: string; readonly task_id: string }

/** While somebody works, it is looked for what others remarked so often. */
const lookEveryMs = 15_000

/** Asks for the comments on a task. */
export function useComments(task: CommentedTask) {
  return useQuery({ ...contractQuery(endpoints.listComments, task), refetchInterval: lookEveryMs })
}

export type CommentActions = {
  readonly add: (draft: CommentDraft) => Promise<void>
  readonly change: (id: string, changes: Partial<CommentDraft> & { readonly resolved?: boolean }) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}

/** Gives what is done about comments, after each of which they are asked for again. */
export function useCommentActions({ user_id, task_id }: CommentedTask): CommentActions {
  const client = useQueryClient()
  return useMemo(() => {
    const task = { user_id, task_id }
    const { queryKey } = contractQuery(endpoints.listComments, task)
    const after = async (done: Promise<unknown>) => {
      await done
      await client.invalidateQueries({ queryKey })
    }
    return {
      add: (draft) => after(call(endpoints.addComment, { ...task, ...draft })),
      change: (id, changes) => after(call(endpoints.changeComment, { ...task, task_comment_id: id, ...changes })),
      remove: (id) => after(call(endpoints.removeComment, { ...task, task_comment_id: id })),
    }
  }, [client, task_id, user_id])
}
