import { joinClasses, Spinner } from '@vireo/ui'
import { Check } from 'lucide-react'

import { doneSteps, isSeparating, isTraining, type ProfessionalVoice, type Step, steps } from '../steps.ts'
import { professionalWords } from '../words.ts'

/** Shows where one is and what needs nothing more; every step can be gone to at any time. */
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
      <p className="mb-2 text-sm text-muted sm:hidden">
        {professionalWords.stepOf(steps.indexOf(step) + 1, steps.length)} · {professionalWords.steps[step]}
      </p>
      <ol className="flex">
        {steps.map((each, index) => (
          <li
            key={each}
            className={joinClasses(
              'relative min-w-0 flex-1',
              // The way from the step before, walked as far as that one is done.
              index > 0 &&
                'before:absolute before:top-[15px] before:right-[calc(50%+18px)] before:left-[calc(18px-50%)] before:h-0.5',
              index > 0 && (done[steps[index - 1] ?? each] ? 'before:bg-ink' : 'before:bg-line'),
            )}
          >
            <button
              type="button"
              aria-current={each === step ? 'step' : undefined}
              onClick={() => onGo(each)}
              className="group relative flex w-full flex-col items-center gap-1.5 rounded-md pb-1 text-sm"
            >
              <Mark number={index + 1} isDone={done[each]} isHere={each === step} isBusy={isBusy(voice, each)} />
              <span
                className={joinClasses(
                  'max-w-full truncate px-1 max-sm:sr-only',
                  each === step ? 'font-semibold text-ink' : 'text-muted group-hover:text-ink',
                )}
              >
                {professionalWords.steps[each]}
              </span>
              {done[each] ? <span className="sr-only">, {professionalWords.done}</span> : null}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Tells whether something of a step goes on in the background. */
function isBusy(voice: ProfessionalVoice, step: Step): boolean {
  return (step === 'speakers' && isSeparating(voice)) || (step === 'training' && isTraining(voice))
}

type MarkProps = {
  readonly number: number
  readonly isDone: boolean
  readonly isHere: boolean
  readonly isBusy: boolean
}

function Mark({ number, isDone, isHere, isBusy: busy }: MarkProps) {
  const look = isDone ? 'bg-ink text-canvas' : 'bg-fill text-muted'
  return (
    <span aria-hidden className={joinClasses('rounded-full p-[3px]', isHere ? 'bg-ink' : 'bg-canvas')}>
      <span className={joinClasses('rounded-full', 'block', isHere && 'bg-canvas p-0.5')}>
        <span
          className={joinClasses(
            'grid place-items-center rounded-full text-xs font-medium tabular-nums',
            isHere ? 'size-[22px]' : 'size-[26px]',
            look,
          )}
        >
          {busy ? <Spinner /> : isDone ? <Check size={16} strokeWidth={2.5} /> : number}
        </span>
      </span>
    </span>
  )
}
