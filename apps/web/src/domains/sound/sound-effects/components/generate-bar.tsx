import { Button, joinClasses } from '@vireo/ui'
import { CircleAlert, Sparkles } from 'lucide-react'

import { formatList } from '#kit/format/index.ts'
import { PageFoot } from '#kit/page/index.ts'
import { covers, leftText, useSubscription } from '#usage'
import type { EffectsState } from '../use-effects.ts'
import { soundEffectsWords } from '../words.ts'
import { PromptChips } from './prompt-field.tsx'

type Props = {
  readonly state: EffectsState
  readonly cost: number
  readonly mayStart: boolean
  readonly onStart: () => void
  readonly onStop: () => void
  readonly onTake: (text: string) => void
}

/** Keeps in sight what it costs, how far it is, what became of it, and the button that does it. */
export function GenerateBar({ state, cost, mayStart, onStart, onStop, onTake }: Props) {
  const isWorking = state.status === 'working'
  return (
    <PageFoot note={<Note state={state} cost={cost} onTake={onTake} />}>
      {isWorking ? <Button onClick={onStop}>{soundEffectsWords.stop}</Button> : null}
      <Button
        variant="primary"
        loading={isWorking}
        disabled={!mayStart}
        icon={<Sparkles aria-hidden size={16} />}
        onClick={onStart}
      >
        {soundEffectsWords.generate}
      </Button>
    </PageFoot>
  )
}

function Note({ state, cost, onTake }: Pick<Props, 'state' | 'cost' | 'onTake'>) {
  if (state.status === 'working') return <p>{soundEffectsWords.making(state.made, state.all)}</p>
  return (
    <div className="flex flex-col gap-2">
      {state.status === 'failed' ? (
        <div role="alert" className="flex flex-col gap-2">
          <p className="flex gap-2 font-medium text-danger">
            <CircleAlert aria-hidden size={16} className="mt-[3px] shrink-0" />
            {state.message}
          </p>
          {state.suggestions.length > 0 ? (
            <PromptChips label={soundEffectsWords.tryInstead} prompts={state.suggestions} onTake={onTake} />
          ) : null}
        </div>
      ) : null}
      {state.status === 'idle' && state.notUnderstood.length > 0 ? (
        <output>{soundEffectsWords.notUnderstood(formatList(state.notUnderstood))}</output>
      ) : null}
      <Price cost={cost} />
    </div>
  )
}

function Price({ cost }: { readonly cost: number }) {
  const { data: subscription } = useSubscription()
  if (!subscription) return <p className="tabular-nums">{soundEffectsWords.cost(cost)}</p>
  const isCovered = covers(subscription, cost)
  return (
    <p className={joinClasses('tabular-nums', isCovered ? 'text-muted' : 'font-medium text-danger')}>
      {soundEffectsWords.cost(cost)} · {leftText(subscription, cost)}
      {isCovered ? null : ` · ${soundEffectsWords.tooExpensive}`}
    </p>
  )
}
