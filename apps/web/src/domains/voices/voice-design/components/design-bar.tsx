import { Button, joinClasses, Switch } from '@vireo/ui'
import { WandSparkles } from 'lucide-react'

import { covers, leftText, useSubscription } from '#usage'
import type { DesignState } from '../use-design.ts'
import { designWords } from '../words.ts'

/** What it costs, what became of it, and the buttons that do it and stop it. */
export function DesignBar({
  state,
  cost,
  isChange,
  hasPreviews,
  keepsSeed,
  onKeepSeed,
  onStart,
  onCancel,
}: {
  readonly state: DesignState
  readonly cost: number
  readonly isChange: boolean
  readonly hasPreviews: boolean
  readonly keepsSeed: boolean
  readonly onKeepSeed: (keeps: boolean) => void
  readonly onStart: () => void
  readonly onCancel: () => void
}) {
  const isWorking = state.status === 'working'
  const first = isChange ? designWords.generateChange : designWords.generate
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      {hasPreviews ? (
        <Switch
          label={designWords.sameSeed}
          help={designWords.sameSeedHelp}
          checked={keepsSeed}
          onChange={onKeepSeed}
        />
      ) : null}
      <Outcome state={state} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {isWorking ? <p className="text-sm text-muted">{designWords.working}</p> : <Price cost={cost} />}
        <div className="flex gap-2 max-sm:w-full">
          {isWorking ? <Button onClick={onCancel}>{designWords.cancel}</Button> : null}
          <Button
            variant="primary"
            className="max-sm:flex-1"
            loading={isWorking}
            icon={<WandSparkles aria-hidden size={16} />}
            onClick={onStart}
          >
            {hasPreviews && !keepsSeed && !isChange ? designWords.again : first}
          </Button>
        </div>
      </div>
    </div>
  )
}

function Price({ cost }: { readonly cost: number }) {
  const { data: subscription } = useSubscription()
  if (!subscription) return <p className="text-sm text-muted">{designWords.cost(cost)}</p>
  const isCovered = covers(subscription, cost)
  return (
    <p className={joinClasses('text-sm tabular-nums', isCovered ? 'text-muted' : 'font-medium text-danger')}>
      {designWords.cost(cost)} · {leftText(subscription, cost)}
      {isCovered ? null : ` · ${designWords.tooExpensive}`}
    </p>
  )
}

function Outcome({ state }: { readonly state: DesignState }) {
  if (state.status === 'cancelled') return <output className="text-sm text-muted">{designWords.cancelled}</output>
  if (state.status !== 'failed') return null
  return (
    <div role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
      <p className="font-medium">{state.message}</p>
      <p>{designWords.failed}</p>
      {state.requestId === undefined ? null : (
        <p className="text-xs">
          {designWords.requestId} <code className="font-mono select-all">{state.requestId}</code>
        </p>
      )}
    </div>
  )
}
