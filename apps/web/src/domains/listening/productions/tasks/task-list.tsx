import type { Task } from '@vireo/contracts/productions'
import { Button } from '@vireo/ui'
import type { ReactNode } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { RowsSkeleton } from '#kit/page/index.ts'
import { taskWords } from './words.ts'

type Asked = {
  readonly data: readonly Task[] | undefined
  readonly error: unknown
  readonly refetch: () => unknown
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/** Lists tasks as they come, page by page. */
export function TaskList({
  asked,
  failed,
  empty,
  renderRow,
}: {
  readonly asked: Asked
  readonly failed: string
  readonly empty: ReactNode
  readonly renderRow: (task: Task) => ReactNode
}) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = asked
  if (!data) return error ? <QueryError title={failed} error={error} onRetry={refetch} /> : <RowsSkeleton />
  if (data.length === 0) return <div className="rounded-lg bg-surface">{empty}</div>
  return (
    <>
      <ul aria-label={taskWords.caption} className="flex flex-col gap-2">
        {data.map(renderRow)}
      </ul>
      {hasNextPage ? (
        <div className="mt-4 flex justify-center">
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {taskWords.more}
          </Button>
        </div>
      ) : null}
    </>
  )
}
