import { Skeleton } from '@vireo/ui'

import type { DesignWork } from '../use-workbench.ts'
import type { WorkbenchProps } from '../workbench-props.ts'
import { PreviewsPanel } from './previews-panel.tsx'
import { SessionList } from './session-list.tsx'
import { StepList } from './step-list.tsx'

/** What came of it: three previews, and the steps that led there, or earlier sessions. */
export function OutcomePanel({
  work,
  session,
  isLoading,
  onSession,
  onLeave,
}: Pick<WorkbenchProps, 'session' | 'isLoading' | 'onSession' | 'onLeave'> & { readonly work: DesignWork }) {
  if (isLoading) return <Skeleton className="h-48" />
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <PreviewsPanel
        session={session}
        iteration={work.iteration}
        onHeard={work.hear}
        onKeep={work.keep}
        onChange={work.changeFurther}
      />
      {session && session.iterations.length > 0 ? (
        <StepList
          session={session}
          currentId={work.iteration?.remixing_session_iteration_id}
          onGoBack={work.goBack}
          onLeave={onLeave}
        />
      ) : (
        <SessionList onOpen={onSession} />
      )}
    </div>
  )
}
