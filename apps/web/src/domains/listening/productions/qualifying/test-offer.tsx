import type { OfferedTests } from '@vireo/contracts/productions'
import { Button, buttonClasses } from '@vireo/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { AppLink } from '#kit/routing/index.ts'
import { attemptAddress } from '../shown/addresses.ts'
import { timeText } from '../shown/instants.ts'
import { isReached } from './is-reached.ts'
import { useTestActions } from './queries.ts'
import { qualifyingWords } from './words.ts'

type Offered = OfferedTests['tests'][number]

type TestOfferProps = {
  readonly test: Offered
  /** When the server said so. */
  readonly saidAtMs: number
}

/** Says what a test asks for, and begins it, or goes on with what was begun. */
export function TestOffer({ test, saidAtMs }: TestOfferProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-3 text-sm">
      <p className="min-w-0 grow basis-64 text-muted tabular-nums">
        <span className="font-medium text-ink">{qualifyingWords.test}</span>
        {factsOf(test).map((fact) => ` · ${fact}`)}
      </p>
      <Way test={test} saidAtMs={saidAtMs} />
    </div>
  )
}

function Way({ test, saidAtMs }: TestOfferProps) {
  const [isAsked, ask] = useState(false)
  if (test.attempt_id !== null)
    return (
      <AppLink
        to={attemptAddress(test.attempt_id)}
        aria-label={qualifyingWords.goOnOf(test.name)}
        className={buttonClasses({ variant: 'primary' })}
      >
        {qualifyingWords.goOn}
      </AppLink>
    )
  if (test.from === null) return <p>{qualifyingWords.noneLeft}</p>
  if (!isReached(test.from, saidAtMs)) return <p>{qualifyingWords.opens(timeText(test.from))}</p>
  return (
    <>
      <Button aria-label={qualifyingWords.takeOf(test.name)} onClick={() => ask(true)}>
        {qualifyingWords.take}
      </Button>
      {isAsked ? <Beginning test={test} onClose={() => ask(false)} /> : null}
    </>
  )
}

function Beginning({ test, onClose }: { readonly test: Offered; readonly onClose: () => void }) {
  const { begin } = useTestActions()
  const navigate = useNavigate()
  return (
    <ConfirmFirst
      title={qualifyingWords.beginTitle}
      consequence={qualifyingWords.beginConsequence(test.minutes)}
      action={qualifyingWords.begin}
      act={async () => {
        const { attempt_id: id } = await begin(test.qualification_id)
        await navigate(attemptAddress(id))
      }}
      onClose={onClose}
    />
  )
}

function factsOf({ questions, minutes, pass_percent: percent, attempts_left: left }: Offered): string[] {
  return [
    qualifyingWords.questions(questions),
    qualifyingWords.minutes(minutes),
    qualifyingWords.toPass(percent),
    ...(left === 0 ? [] : [qualifyingWords.left(left)]),
  ]
}
