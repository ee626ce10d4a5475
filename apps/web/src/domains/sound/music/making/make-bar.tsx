import { musicCredits, type Song } from '@vireo/contracts/music'
import { Button, joinClasses } from '@vireo/ui'
import { CircleAlert, ListMusic, Sparkles } from 'lucide-react'

import { PageFoot } from '#kit/page/index.ts'
import { covers, leftText, useSubscription } from '#usage'
import { costOfForm, type MusicForm } from '../music-form.ts'
import { lengthOf, type PlanDraft, problemOf } from '../plan/plan-draft.ts'
import { musicWords } from '../words.ts'
import { MakingProgress } from './making-progress.tsx'
import type { Making } from './use-making.ts'

type Props = {
  readonly form: MusicForm
  readonly plan: PlanDraft | undefined
  readonly song: Song | undefined
  readonly making: Making
  readonly onPlan: () => void
  readonly onCompose: () => void
  /** Composes what asks for a singer without one. */
  readonly onInstrumental: () => void
}

/** Keeps in sight what it costs, how far it is, what became of it, and the buttons that plan and compose. */
export function MakeBar({ form, plan, song, making, onPlan, onCompose, onInstrumental }: Props) {
  const { state, stop } = making
  const isBusy = state.status === 'planning' || state.status === 'making'
  const problem = plan && problemOf(plan)
  const hasPrompt = form.prompt.trim() !== ''
  return (
    <PageFoot
      note={
        state.status === 'making' ? (
          <MakingProgress durationMs={state.durationMs} since={state.since} />
        ) : (
          <div className="flex flex-col gap-2">
            {state.status === 'failed' ? (
              <Failure message={state.message} onInstrumental={state.needsSinger ? onInstrumental : undefined} />
            ) : null}
            {problem ? <p className="font-medium text-danger">{musicWords.problems[problem]}</p> : null}
            <Price form={form} plan={plan} />
          </div>
        )
      }
    >
      {isBusy ? (
        <Button onClick={stop}>{musicWords.cancel}</Button>
      ) : (
        <Button icon={<ListMusic aria-hidden size={16} />} disabled={!hasPrompt} onClick={onPlan}>
          {plan ? musicWords.changePlan : musicWords.plan}
        </Button>
      )}
      <Button
        variant="primary"
        loading={isBusy}
        disabled={plan ? problem !== undefined : !hasPrompt}
        icon={<Sparkles aria-hidden size={16} />}
        onClick={onCompose}
      >
        {song ? musicWords.composeVersion : plan ? musicWords.composePlan : musicWords.compose}
      </Button>
    </PageFoot>
  )
}

function Failure({
  message,
  onInstrumental,
}: {
  readonly message: string
  readonly onInstrumental: (() => void) | undefined
}) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2">
      <p className="flex min-w-0 flex-1 basis-64 gap-2 font-medium text-danger">
        <CircleAlert aria-hidden size={16} className="mt-[3px] shrink-0" />
        {message}
      </p>
      {onInstrumental ? (
        <Button size="sm" onClick={onInstrumental}>
          {musicWords.withoutWords}
        </Button>
      ) : null}
    </div>
  )
}

function Price({ form, plan }: Pick<Props, 'form' | 'plan'>) {
  const { data: subscription } = useSubscription()
  const cost = plan ? musicCredits(lengthOf(plan)) : costOfForm(form)
  const text = plan || form.seconds !== null ? musicWords.cost(cost) : musicWords.costUsual(cost)
  if (!subscription) return <p className="tabular-nums">{text}</p>
  const isCovered = covers(subscription, cost)
  return (
    <p className={joinClasses('tabular-nums', isCovered ? 'text-muted' : 'font-medium text-danger')}>
      {text} · {leftText(subscription, cost)}
      {isCovered ? null : ` · ${musicWords.tooExpensive}`}
    </p>
  )
}
