import { Button, joinClasses } from '@vireo/ui'
import { ArrowRight, Check } from 'lucide-react'

import { doneSteps, type ProfessionalVoice, type Step, steps } from '../steps.ts'
import { professionalWords } from '../words.ts'

/** Where one is, and what needs nothing more. Every step can be gone to at any time. */
export function StepList({
  voice,
  step,
  onGo,
}: {
  readonly voice: ProfessionalVoice
  readonly step: Step
  readonly onGo: (step: Step) => void
}) {
  const done = doneSteps(voice)
  return (
    <nav aria-label={professionalWords.stepsLabel}>
      <p className="mb-1 text-sm text-muted sm:hidden">
        {professionalWords.stepOf(steps.indexOf(step) + 1, steps.length)}
      </p>
      <ol className="flex gap-1 sm:gap-2">
        {steps.map((each, index) => (
          <li key={each} className="min-w-0 flex-1">
            <button
              type="button"
              aria-current={each === step ? 'step' : undefined}
              onClick={() => onGo(each)}
              className={joinClasses(
                'flex w-full items-center gap-2 rounded-md border px-2 py-2 text-sm font-medium max-sm:justify-center',
                each === step
                  ? 'border-accent bg-accent-soft text-ink'
                  : 'border-line bg-surface text-muted hover:text-ink',
              )}
            >
              <Mark number={index + 1} isDone={done[each]} />
              <span className="truncate max-sm:sr-only">{professionalWords.steps[each]}</span>
              {done[each] ? <span className="sr-only">, {professionalWords.done}</span> : null}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Mark({ number, isDone }: { readonly number: number; readonly isDone: boolean }) {
  if (isDone) return <Check aria-hidden size={16} className="shrink-0 text-success" />
  return (
    <span
      aria-hidden
      className="grid size-5 shrink-0 place-items-center rounded-full border border-control text-xs tabular-nums"
    >
      {number}
    </span>
  )
}

/** The way on. */
export function NextStep({ step, onGo }: { readonly step: Step; readonly onGo: (step: Step) => void }) {
  const next = steps[steps.indexOf(step) + 1]
  if (next === undefined) return null
  return (
    <Button className="self-end" icon={<ArrowRight aria-hidden size={16} />} onClick={() => onGo(next)}>
      {professionalWords.next(professionalWords.steps[next])}
    </Button>
  )
}
