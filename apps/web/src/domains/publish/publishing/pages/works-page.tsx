import { publishingLimits } from '@vireo/contracts/publishing'
import { Button, EmptyState } from '@vireo/ui'
import { BookHeadphones, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { later } from '#kit/later.tsx'
import { PageAction, PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { useMay } from '#workspaces'
import { useWorks } from '../queries.ts'
import { publishingWords } from '../words.ts'
import { NarrowedWorks } from '../works/narrowed-works.tsx'
import { KindsOfWork } from '../works/works-empty.tsx'

const CreateWorkDialog = later(async () => ({
  default: (await import('../works/create-work-dialog.tsx')).CreateWorkDialog,
}))

/** Shows every work of the workspace with how it stands, and the way to a new one. */
export function WorksPage() {
  const { data: works, error, isPending, refetch } = useWorks()
  const [creating, setCreating] = useState(false)
  const mayChange = useMay('publishing_write') ?? true
  const create = mayChange ? (
    <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setCreating(true)}>
      {publishingWords.create}
    </Button>
  ) : null
  return (
    <>
      <PageLead>{publishingWords.lead}</PageLead>
      {works?.length && works.length < publishingLimits.worksMax ? <PageAction>{create}</PageAction> : null}
      {isPending ? <RowsSkeleton /> : null}
      {error && !works ? <QueryError title={publishingWords.failed} error={error} onRetry={refetch} /> : null}
      {works?.length === 0 ? (
        <div className="rounded-lg bg-surface">
          <EmptyState
            icon={<BookHeadphones size={28} />}
            title={publishingWords.empty}
            action={create}
            example={<KindsOfWork />}
          >
            {mayChange ? publishingWords.emptyLead : publishingWords.emptyForReaders}
          </EmptyState>
        </div>
      ) : null}
      {works?.length ? <NarrowedWorks works={works} mayChange={mayChange} /> : null}
      {creating ? (
        <Suspense>
          <CreateWorkDialog onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
