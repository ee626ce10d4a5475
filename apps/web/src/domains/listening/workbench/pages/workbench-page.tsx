import type { WorkedContent } from '@vireo/contracts/productions'
import type { Workbench } from '@vireo/contracts/workbench'
import { EmptyState, Skeleton } from '@vireo/ui'
import { Captions } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { Bench } from '../bench/bench.tsx'
import { useWorkbench, useWorkContent, type WorkPath } from '../queries.ts'
import { findDraft } from '../saving/drafts.ts'
import { workbenchWords } from '../words.ts'

/** Shows one task with its recording, to be worked on by who has it, or looked at by who reviews it. */
export function WorkbenchPage() {
  const { producerId = '', taskId = '' } = useParams()
  const path = { user_id: producerId, task_id: taskId }
  const { data: workbench, error, refetch } = useWorkbench(path)
  const content = useWorkContent(path)
  const failure = error ?? content.error
  const retry = () => Promise.all([refetch(), content.refetch()])
  if (workbench && content.data)
    return <WithDraft key={taskId} {...{ path, workbench }} content={content.data} onReload={content.refetch} />
  if (failure instanceof ApiError && failure.status === 404)
    return (
      <Around>
        <EmptyState icon={<Captions size={28} />} title={workbenchWords.gone}>
          {workbenchWords.goneHelp}
        </EmptyState>
      </Around>
    )
  if (failure)
    return (
      <Around>
        <QueryError title={workbenchWords.openFailed} error={failure} onRetry={retry} />
      </Around>
    )
  return (
    <Around>
      <Skeleton className="h-36 w-full" />
      <Skeleton className="mt-4 h-96 w-full" />
    </Around>
  )
}

function Around({ children }: { readonly children: ReactNode }) {
  return (
    <div data-wide className="w-full">
      {children}
    </div>
  )
}

type WithDraftProps = {
  readonly path: WorkPath
  readonly workbench: Workbench
  readonly content: WorkedContent
  readonly onReload: () => Promise<unknown>
}

/** Looks first whether something was written here that nobody sent. */
function WithDraft(props: WithDraftProps) {
  const { path, workbench } = props
  const mayWrite = workbench.may_write
  const [draft] = useState(() => (mayWrite ? findDraft(path.task_id) : undefined))
  // What is on the bench when it is submitted can no longer be written.
  return <Bench key={String(mayWrite)} {...props} draft={mayWrite ? draft : undefined} />
}
