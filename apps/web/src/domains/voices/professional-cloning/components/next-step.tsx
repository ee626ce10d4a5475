import { Button } from '@vireo/ui'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'

import { PageFoot } from '#kit/page/index.ts'
import { doneSteps, type ProfessionalVoice, type Step, steps } from '../steps.ts'
import { professionalWords } from '../words.ts'

/** Leads to the next step; it is the one thing to do as soon as this step needs nothing more. */
export function NextStep({
  voice,
  step,
  note,
  onGo,
}: {
  readonly voice: ProfessionalVoice
  readonly step: Step
  readonly note?: ReactNode
  readonly onGo: (step: Step) => void
}) {
  const next = steps[steps.indexOf(step) + 1]
  if (next === undefined) return null
  const isDone = doneSteps(voice)[step]
  return (
    <PageFoot note={note}>
      <Button
        variant={isDone ? 'primary' : 'secondary'}
        icon={<ArrowRight aria-hidden size={16} />}
        onClick={() => onGo(next)}
      >
        {professionalWords.next(professionalWords.steps[next])}
      </Button>
    </PageFoot>
  )
}
