import { SkeletonCard } from '@vireo/ui'

import { useWorkbench } from '../use-workbench.ts'
import type { WorkbenchProps } from '../workbench-props.ts'
import { designWords } from '../words.ts'
import { DesignBar } from './design-bar.tsx'
import { MakingPanel } from './making-panel.tsx'
import { PreviewsPanel } from './previews-panel.tsx'
import { RequestPanel } from './request-panel.tsx'
import { SaveDialog } from './save-dialog.tsx'
import { SessionList } from './session-list.tsx'
import { StepList } from './step-list.tsx'
import { TermsDialog } from './terms-dialog.tsx'

/** Leads through one column from a description to three voices; the steps so far stand quietly beside it. */
export function Workbench(props: WorkbenchProps) {
  const work = useWorkbench(props)
  const { session } = props
  const startOver = () => {
    work.startOver()
    if (props.source) props.onStartOver()
  }
  const leave = () => {
    work.startOver()
    props.onLeave()
  }
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,47.5rem)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <RequestPanel work={work} onStartOver={startOver} />
        <Outcome work={work} session={session} isLoading={props.isLoading} />
        <DesignBar
          state={work.state}
          cost={work.cost}
          action={actionOf(work)}
          isPrimary={work.chosenId === undefined || work.state.status === 'working'}
          onStart={work.start}
          onCancel={work.cancel}
        />
      </div>
      <aside className="min-w-0 xl:sticky xl:top-20 xl:self-start">
        {session && session.iterations.length > 0 ? (
          <StepList
            session={session}
            currentId={work.iteration?.remixing_session_iteration_id}
            onGoBack={work.goBack}
            onLeave={leave}
          />
        ) : (
          <SessionList onOpen={props.onSession} />
        )}
      </aside>
      <SaveDialog keeping={work.keeping} onClose={work.closeKeeping} />
      <TermsDialog open={work.asksTerms} onAgree={work.agreed} onClose={work.closeTerms} />
    </div>
  )
}

type Work = ReturnType<typeof useWorkbench>

function actionOf({ isChange, iteration, form }: Work): string {
  if (isChange) return designWords.generateChange
  return iteration && !form.keepsSeed ? designWords.again : designWords.generate
}

function Outcome({
  work,
  session,
  isLoading,
}: Pick<WorkbenchProps, 'session' | 'isLoading'> & { readonly work: Work }) {
  const { iteration } = work
  if (work.state.status === 'working') return <MakingPanel />
  if (isLoading)
    return (
      <div aria-busy className="grid gap-3 sm:grid-cols-3">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    )
  if (!session || !iteration) return null
  return (
    <PreviewsPanel
      session={session}
      iteration={iteration}
      chosenId={work.chosenId}
      isNew={iteration.remixing_session_iteration_id === work.madeId}
      onChoose={work.choosePreview}
      onKeep={work.keep}
      onChange={work.changeFurther}
    />
  )
}
