import { Button, EmptyState } from '@vireo/ui'
import { AudioLines, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'

import { later } from '#kit/later.tsx'
import { PageAction, PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { ExampleLine } from '../projects/example-line.tsx'
import { ProjectTable } from '../projects/project-table.tsx'
import { PlanNotice, PlansLink, useHasAudioNative } from '../project/plan-notice.tsx'
import { ProjectsFailure } from '../project/project-frame.tsx'
import { useProjects } from '../queries.ts'
import { audioNativeWords } from '../words.ts'

const CreateProjectDialog = later(async () => ({
  default: (await import('../projects/create-project-dialog.tsx')).CreateProjectDialog,
}))

/** Shows every project of the workspace, and the way to a new one; where the plan has none, to the plans. */
export function ProjectsPage() {
  const { data, error, isPending, refetch } = useProjects()
  const [creating, setCreating] = useState(false)
  const found = data?.projects
  const isInPlan = useHasAudioNative()
  const create = (
    <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setCreating(true)}>
      {audioNativeWords.create}
    </Button>
  )
  return (
    <>
      <PageLead>{audioNativeWords.lead}</PageLead>
      {found?.length && isInPlan ? <PageAction>{create}</PageAction> : null}
      {isPending ? <RowsSkeleton /> : null}
      {error && !data ? <ProjectsFailure error={error} onRetry={refetch} /> : null}
      {found?.length === 0 ? (
        <div className="rounded-lg bg-surface">
          <EmptyState
            icon={<AudioLines size={28} />}
            title={isInPlan ? audioNativeWords.empty : audioNativeWords.notInPlan}
            action={isInPlan ? create : <PlansLink />}
            example={<ExampleLine />}
          >
            {isInPlan ? audioNativeWords.emptyLead : audioNativeWords.notInPlanHelp}
          </EmptyState>
        </div>
      ) : null}
      {found?.length ? (
        <div className="flex flex-col gap-4">
          <PlanNotice />
          <ProjectTable projects={found} />
        </div>
      ) : null}
      {creating ? (
        <Suspense>
          <CreateProjectDialog onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
