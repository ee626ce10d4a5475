import { Button, joinClasses, ProgressBar, Spinner } from '@vireo/ui'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

import type { CloneState } from '../use-clone.ts'
import { cloningWords } from '../words.ts'

type Made = Extract<CloneState, { status: 'uploading' | 'matching' }>

/** Shows how far the voice is: what is done, what goes on right now, what is still to come. */
export function MakingSteps({
  state,
  name,
  count,
  onCancel,
}: {
  readonly state: Made
  readonly name: string
  readonly count: number
  readonly onCancel: () => void
}) {
  const isSent = state.status === 'matching'
  const share = isSent ? 1 : state.share
  return (
    <section
      aria-busy
      aria-label={cloningWords.progress}
      className="flex max-w-[47.5rem] flex-col gap-6 rounded-lg bg-surface p-6 md:p-8"
    >
      <h2 className="text-lg font-semibold break-words">{cloningWords.making(name)}</h2>
      <ol className="flex flex-col gap-4">
        <Step state="done">{cloningWords.checked(count)}</Step>
        <Step state={isSent ? 'done' : 'now'}>
          <output>{cloningWords.uploading(Math.floor(share * 100))}</output>
        </Step>
        <Step state={isSent ? 'now' : 'next'}>
          {isSent ? <output>{cloningWords.matching}</output> : cloningWords.matching}
        </Step>
      </ol>
      <ProgressBar label={cloningWords.progress} value={isSent ? undefined : share} />
      <Button className="self-start" onClick={onCancel}>
        {cloningWords.cancel}
      </Button>
    </section>
  )
}

function Step({ state, children }: { readonly state: 'done' | 'now' | 'next'; readonly children: ReactNode }) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={joinClasses('flex items-center gap-3 text-sm', state === 'now' ? 'font-medium' : 'text-muted')}
    >
      <span aria-hidden className="grid size-6 shrink-0 place-items-center rounded-full bg-fill">
        {state === 'done' ? <Check size={16} /> : null}
        {state === 'now' ? <Spinner /> : null}
      </span>
      {children}
    </li>
  )
}
