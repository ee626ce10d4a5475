import { IconButton, ProgressBar, Tooltip } from '@vireo/ui'
import { ListChecks, X } from 'lucide-react'

import { AppLink, paths } from '#kit/routing/index.ts'
import type { SidebarCardProps } from '#kit/note-places.ts'
import { useChecklist, useHideChecklist } from '../queries.ts'
import { onboardingTitleWords } from '../titles/words.ts'
import { onboardingWords } from '../words.ts'
import { countOf, stepsOf, type Step } from './steps.ts'
import { useStepsTaken } from './use-steps-taken.ts'

/** Shows how far somebody is, and what comes next, until they are done or want to see it no more. */
export function ChecklistCard({ iconOnly }: SidebarCardProps) {
  const { data: checklist } = useChecklist()
  useStepsTaken(checklist)
  const hide = useHideChecklist()
  if (!checklist || checklist.hidden) return null
  const { done, all } = countOf(checklist)
  if (done === all) return null
  const label = onboardingWords.progressLabel(done, all)
  if (iconOnly) return <CardIcon label={`${onboardingTitleWords.checklist}: ${label}`} />
  const next = stepsOf(checklist).find((step) => !step.isTaken && step.to !== undefined)
  return (
    <section
      aria-label={onboardingTitleWords.checklist}
      className="mb-3 flex flex-col gap-2 rounded-lg bg-surface p-3 text-sm [@media(max-height:40rem)]:hidden"
    >
      <div className="flex items-center justify-between gap-2">
        <AppLink to={paths.onboardingChecklist} className="pressed min-w-0 rounded-sm font-medium hover:underline">
          {onboardingTitleWords.checklist}
        </AppLink>
        <IconButton
          size="sm"
          label={onboardingWords.hide}
          className="-my-1 -mr-1"
          disabled={hide.isPending}
          onClick={() => hide.mutate(true)}
        >
          <X aria-hidden size={16} />
        </IconButton>
      </div>
      <div className="flex items-center gap-2">
        <ProgressBar label={label} value={done / all} />
        <span aria-hidden className="text-xs whitespace-nowrap text-muted tabular-nums">
          {onboardingWords.progress(done, all)}
        </span>
      </div>
      {next ? <NextStep step={next} /> : null}
    </section>
  )
}

function NextStep({ step: { title, to = '', isOutside } }: { readonly step: Step }) {
  const className = 'pressed rounded-sm text-xs text-muted hover:text-ink hover:underline'
  if (!isOutside) {
    return (
      <AppLink to={to} className={className}>
        {onboardingWords.next(title)}
      </AppLink>
    )
  }
  return (
    <a href={to} target="_blank" rel="noopener" className={className}>
      {onboardingWords.next(title)}
    </a>
  )
}

function CardIcon({ label }: { readonly label: string }) {
  return (
    <Tooltip content={label} side="right">
      <AppLink
        to={paths.onboardingChecklist}
        aria-label={label}
        className="mb-2 flex h-8 items-center justify-center rounded-md text-muted transition-colors hover:bg-fill hover:text-ink"
      >
        <ListChecks aria-hidden size={16} />
      </AppLink>
    </Tooltip>
  )
}
