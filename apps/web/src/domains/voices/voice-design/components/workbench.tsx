import { useWorkbench } from '../use-workbench.ts'
import type { WorkbenchProps } from '../workbench-props.ts'
import { OutcomePanel } from './outcome-panel.tsx'
import { RequestPanel } from './request-panel.tsx'
import { SaveDialog } from './save-dialog.tsx'
import { TermsDialog } from './terms-dialog.tsx'

/** What is asked for on one side, what came of it on the other; on a phone one below the other. */
export function Workbench(props: WorkbenchProps) {
  const work = useWorkbench(props)
  const startOver = () => {
    work.startOver()
    if (props.source) props.onStartOver()
  }
  const leave = () => {
    work.startOver()
    props.onLeave()
  }
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <RequestPanel work={work} onStartOver={startOver} />
      <OutcomePanel
        work={work}
        session={props.session}
        isLoading={props.isLoading}
        onSession={props.onSession}
        onLeave={leave}
      />
      <SaveDialog keeping={work.keeping} onClose={work.closeKeeping} />
      <TermsDialog open={work.asksTerms} onAgree={work.agreed} onClose={work.closeTerms} />
    </div>
  )
}
