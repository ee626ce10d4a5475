import { buttonClasses, EmptyState, Skeleton } from '@vireo/ui'
import { BookHeadphones } from 'lucide-react'
import { useParams } from 'react-router'

import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageTitle } from '#kit/page/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useMay } from '#workspaces'
import { useWork } from '../queries.ts'
import { publishingWords } from '../words.ts'
import { WorkEditor } from '../work-editor.tsx'

/** Shows one work of the workspace, to be written and released. */
export function WorkPage() {
  const { workId = '' } = useParams()
  const { data: work, error, isPending, refetch } = useWork(workId)
  const mayChange = useMay('publishing_write') ?? true
  if (isPending) return <WorkSkeleton />
  if (error instanceof ApiError && error.status === 404) return <NoWork />
  if (!work) return <QueryError title={publishingWords.workFailed} error={error} onRetry={refetch} />
  return (
    <>
      <PageTitle>{work.title}</PageTitle>
      {/* What is typed for one work is nothing of another. */}
      <WorkEditor key={work.work_id} work={work} mayChange={mayChange} />
    </>
  )
}

function WorkSkeleton() {
  return (
    <div aria-busy className="flex max-w-[760px] flex-col gap-4">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-96 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  )
}

function NoWork() {
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState
        icon={<BookHeadphones size={28} />}
        title={publishingWords.gone}
        action={
          <AppLink to={paths.publishing} className={buttonClasses({ variant: 'secondary' })}>
            {publishingWords.all}
          </AppLink>
        }
      >
        {publishingWords.goneLead}
      </EmptyState>
    </div>
  )
}
