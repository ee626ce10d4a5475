import { Badge, buttonClasses } from '@vireo/ui'
import { Circle, CircleCheck } from 'lucide-react'

import { AppLink } from '#kit/routing/index.ts'
import { onboardingWords } from '../words.ts'
import type { Step } from './steps.ts'

/** Shows one step: what it is, whether it was taken, and the way there. The next one is the one thing to do. */
export function StepRow({ step, isNext }: { readonly step: Step; readonly isNext: boolean }) {
  const { title, description, isTaken, to } = step
  const Sign = isTaken ? CircleCheck : Circle
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4">
      <Sign aria-hidden size={20} className={isTaken ? 'shrink-0 text-success' : 'shrink-0 text-muted'} />
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="text-sm font-medium">{title}</h2>
        <p className="text-sm text-muted">{to === undefined && !isTaken ? onboardingWords.comingNote : description}</p>
      </div>
      {isTaken ? (
        <Badge tone="success">{onboardingWords.done}</Badge>
      ) : to === undefined ? (
        <Badge>{onboardingWords.coming}</Badge>
      ) : (
        <WayThere step={step} to={to} isNext={isNext} />
      )}
    </li>
  )
}

function WayThere({
  step: { button, isOutside },
  to,
  isNext,
}: {
  readonly step: Step
  readonly to: string
  readonly isNext: boolean
}) {
  const className = buttonClasses({ variant: isNext ? 'primary' : 'secondary' })
  if (!isOutside) {
    return (
      <AppLink to={to} className={className}>
        {button}
      </AppLink>
    )
  }
  return (
    <a href={to} target="_blank" rel="noopener" className={className}>
      {button}
    </a>
  )
}
