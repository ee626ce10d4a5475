import { musicCredits, type Song } from '@vireo/contracts/music'
import { Button } from '@vireo/ui'
import { ListMusic, Sparkles } from 'lucide-react'

import { PageFoot } from '#kit/page/index.ts'
import { costOfForm, type MusicForm } from '../music-form.ts'
import { lengthOf, type PlanDraft, problemOf } from '../plan/plan-draft.ts'
import { musicWords } from '../words.ts'
import { BarFailure, BarNote, BarPrice } from './bar-parts.tsx'
import { isBusy } from './use-attempt.ts'
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
  const isAtWork = isBusy(state)
  const problem = plan && problemOf(plan)
  const hasPrompt = form.prompt.trim() !== ''
  return (
    <PageFoot
      note={
        <BarNote state={state}>
          {state.status === 'failed' ? (
            <BarFailure message={state.message}>
              {state.needsSinger ? (
                <Button size="sm" onClick={onInstrumental}>
                  {musicWords.withoutWords}
                </Button>
              ) : null}
            </BarFailure>
          ) : null}
          {problem ? <p className="font-medium text-danger">{musicWords.problems[problem]}</p> : null}
          <Price form={form} plan={plan} />
        </BarNote>
      }
    >
      {isAtWork ? (
        <Button onClick={stop}>{musicWords.cancel}</Button>
      ) : (
        <Button icon={<ListMusic aria-hidden size={16} />} disabled={!hasPrompt} onClick={onPlan}>
          {plan ? musicWords.changePlan : musicWords.plan}
        </Button>
      )}
      <Button
        variant="primary"
        loading={isAtWork}
        disabled={plan ? problem !== undefined : !hasPrompt}
        icon={<Sparkles aria-hidden size={16} />}
        onClick={onCompose}
      >
        {composeLabel({ song, plan })}
      </Button>
    </PageFoot>
  )
}

function Price({ form, plan }: Pick<Props, 'form' | 'plan'>) {
  const cost = plan ? musicCredits(lengthOf(plan)) : costOfForm(form)
  const text = plan || form.seconds !== null ? musicWords.cost(cost) : musicWords.costUsual(cost)
  return <BarPrice credits={cost} text={text} />
}

function composeLabel({ song, plan }: Pick<Props, 'song' | 'plan'>): string {
  if (song) return song.origin === 'uploaded' ? musicWords.composeLike : musicWords.composeVersion
  return plan ? musicWords.composePlan : musicWords.compose
}
