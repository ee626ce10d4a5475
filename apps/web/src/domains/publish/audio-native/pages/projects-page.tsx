import { Button, EmptyState } from '@vireo/ui'
import { AudioLines, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'

import { later } from '#kit/later.tsx'
import { PageAction, PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { ExampleLine } from '../projects/example-line.tsx'
import { ProjectTable } from '../projects/project-table.tsx'
import { ProjectsFailure } from '../project/project-frame.tsx'
import { useProjects } from '../queries.ts'
import { audioNativeWords } from '../words.ts'

const CreateProjectDialog = later(async () => ({
  default: (await import('../projects/create-project-dialog.tsx')).CreateProjectDialog,
}))

/** Shows every project of the workspace, and the way to a new one. */
export function ProjectsPage() {
  const { data, error, isPending, refetch } = useProjects()
  const [creating, setCreating] = useState(false)
  const found = data?.projects
  const create = (
    <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setCreating(true)}>
      {audioNativeWords.create}
    </Button>
  )
  return (
    <>
      <PageLead>{audioNativeWords.lead}</PageLead>
      {found?.length ? <PageAction>{create}</PageAction> : null}
      {isPending ? <RowsSkeleton /> : null}
      {error && !data ? <ProjectsFailure error={error} onRetry={refetch} /> : null}
      {found?.length === 0 ? (
        <div className="rounded-lg bg-surface">
          <EmptyState
            icon={<AudioLines size={28} />}
            title={audioNativeWords.empty}
            action={create}
            example={<ExampleLine />}
          >
            {audioNativeWords.emptyLead}
          </EmptyState>
        </div>
      ) : null}
      {found?.length ? <ProjectTable projects={found} /> : null}
      {creating ? (
        <Suspense>
          <CreateProjectDialog onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
