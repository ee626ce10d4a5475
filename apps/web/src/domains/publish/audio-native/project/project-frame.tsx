import type { AudioNativeProject } from '@vireo/contracts/audio-native'
import { buttonClasses, EmptyState } from '@vireo/ui'
import { AudioLines } from 'lucide-react'
import type { ReactNode } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { isNotAllowed, NotAllowed } from '#kit/not-allowed.tsx'
import { PageTitle, RouteSegments, RowsSkeleton } from '#kit/page/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { projectAddress, projectViews, type ProjectView } from '../project-address.ts'
import { useChosenProject } from '../queries.ts'
import { audioNativeWords } from '../words.ts'

/** Shows one project under its name, with the way to its other views; or why there is none to show. */
export function ProjectFrame({
  here,
  children,
}: {
  readonly here: ProjectView
  readonly children: (project: AudioNativeProject) => ReactNode
}) {
  const { project, isPending, error, data, refetch } = useChosenProject()
  if (isPending) return <RowsSkeleton />
  if (error && !data) return <ProjectsFailure error={error} onRetry={refetch} />
  if (!project) return <NoProject />
  return (
    <>
      <ProjectHead project={project} here={here} />
      {children(project)}
    </>
  )
}

/** Names the screen after a project, and leads to its other views. */
export function ProjectHead({ project, here }: { readonly project: AudioNativeProject; readonly here: ProjectView }) {
  const { views, viewsOf } = audioNativeWords
  return (
    <>
      <PageTitle>{project.name}</PageTitle>
      <div className="mb-6 w-fit max-sm:w-full">
        <RouteSegments
          label={viewsOf(project.name)}
          segments={(Object.keys(projectViews) as ProjectView[]).map((view) => ({
            to: projectAddress(view, project.project_id),
            label: views[view],
            isHere: view === here,
          }))}
        />
      </div>
    </>
  )
}

/** Says why the projects are not shown: to whom they are not, who can help. */
export function ProjectsFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => unknown }) {
  if (isNotAllowed(error)) {
    return <NotAllowed title={audioNativeWords.notAllowed} help={audioNativeWords.notAllowedHelp} />
  }
  return <QueryError title={audioNativeWords.failed} error={error} onRetry={onRetry} />
}

function NoProject() {
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState
        icon={<AudioLines size={28} />}
        title={audioNativeWords.gone}
        action={
          <AppLink to={paths.audioNative} className={buttonClasses({ variant: 'secondary' })}>
            {audioNativeWords.all}
          </AppLink>
        }
      >
        {audioNativeWords.goneLead}
      </EmptyState>
    </div>
  )
}
