import type { OnboardingChecklist } from '@vireo/contracts/users'
import { Button, ProgressBar, Switch } from '@vireo/ui'

import { useUser } from '#users'
import { QueryError } from '#kit/failures/query-error.tsx'
import { PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { StepRow } from '../checklist/step-row.tsx'
import { countOf, stepsOf } from '../checklist/steps.ts'
import { useChecklist, useEndChecklist, useHideChecklist } from '../queries.ts'
import { onboardingWords } from '../words.ts'

/** Shows the first steps with what each is for and the way to it, and lets one hide or end the list. */
export function ChecklistPage() {
  const { data: checklist, error, isPending, refetch } = useChecklist()
  return (
    <>
      <PageLead>{onboardingWords.lead}</PageLead>
      <div className="flex max-w-[760px] flex-col gap-6">
        {isPending ? <RowsSkeleton /> : null}
        {error && !checklist ? <QueryError title={onboardingWords.failed} error={error} onRetry={refetch} /> : null}
        {checklist ? <Steps checklist={checklist} /> : null}
      </div>
    </>
  )
}

function Steps({ checklist }: { readonly checklist: OnboardingChecklist }) {
  const steps = stepsOf(checklist)
  const { done, all } = countOf(checklist)
  const next = steps.find((step) => !step.isTaken && step.to !== undefined)
  return (
    <>
      <div className="flex flex-col gap-2">
        <ProgressBar label={onboardingWords.progressLabel(done, all)} value={all === 0 ? 1 : done / all} />
        <p className="text-sm text-muted tabular-nums">
          {done === all ? onboardingWords.allDone : onboardingWords.progressLabel(done, all)}
        </p>
      </div>
      <ul className="divide-y divide-line rounded-lg bg-surface">
        {steps.map((step) => (
          <StepRow key={step.id} step={step} isNext={step === next} />
        ))}
      </ul>
      <Ending checklist={checklist} isDone={done === all} />
    </>
  )
}

function Ending({ checklist, isDone }: { readonly checklist: OnboardingChecklist; readonly isDone: boolean }) {
  const { data: user } = useUser()
  const hide = useHideChecklist()
  const end = useEndChecklist()
  if (isDone || user?.is_onboarding_checklist_completed) return null
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <Switch
        label={onboardingWords.show}
        help={onboardingWords.shownHelp}
        checked={!checklist.hidden}
        disabled={hide.isPending}
        onChange={(isShown) => hide.mutate(!isShown)}
      />
      <Button loading={end.isPending} onClick={() => end.mutate()}>
        {onboardingWords.finish}
      </Button>
    </div>
  )
}
