import type { QualificationAttempt } from '@vireo/contracts/productions'
import { Badge, buttonClasses } from '@vireo/ui'
import { useState } from 'react'

import { nowMs } from '#kit/clock.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { timeText } from '../shown/instants.ts'
import { isReached } from './is-reached.ts'
import { qualifyingWords } from './words.ts'

/** Says what came of an attempt, and when the next one can be: never what would have been right. */
export function AttemptResult({ attempt }: { readonly attempt: QualificationAttempt }) {
  const [now] = useState(nowMs)
  const isPassed = attempt.state === 'passed'
  return (
    <section className="flex max-w-[760px] flex-col gap-4 rounded-lg bg-surface p-4 md:p-6" aria-live="polite">
      <div className="flex">
        <Badge tone={isPassed ? 'success' : 'danger'}>
          {isPassed ? qualifyingWords.passed : qualifyingWords.notPassed}
        </Badge>
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Figure name={qualifyingWords.score} percent={attempt.score_percent ?? 0} />
        <Figure name={qualifyingWords.needed} percent={attempt.pass_percent} />
      </dl>
      <p className="text-sm">{isPassed ? qualifyingWords.passedText : againText(attempt.again_at, now)}</p>
      <div className="flex flex-wrap gap-2">
        <AppLink to={paths.producerQualifications} className={buttonClasses({})}>
          {qualifyingWords.toQualifications}
        </AppLink>
        {isPassed ? (
          <AppLink to={paths.unclaimedTasks} className={buttonClasses({ variant: 'primary' })}>
            {qualifyingWords.toTasks}
          </AppLink>
        ) : null}
      </div>
    </section>
  )
}

function Figure({ name, percent }: { readonly name: string; readonly percent: number }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-2xl font-semibold tabular-nums">{qualifyingWords.percent(percent)}</dd>
    </div>
  )
}

function againText(at: string | null, now: number): string {
  if (at === null) return qualifyingWords.noneLeft
  return isReached(at, now) ? qualifyingWords.againNow : qualifyingWords.again(timeText(at))
}
