import { Button, joinClasses } from '@vireo/ui'
import { CircleAlert, WandSparkles } from 'lucide-react'

import { PageFoot } from '#kit/page/index.ts'
import { covers, leftText, useSubscription } from '#usage'
import type { DesignState } from '../use-design.ts'
import { designWords } from '../words.ts'
import { Elapsed } from './elapsed.tsx'

/** Keeps in sight what it costs, what became of it, and the buttons that do it and stop it. */
export function DesignBar({
  state,
  cost,
  action,
  isPrimary,
  onStart,
  onCancel,
}: {
  readonly state: DesignState
  readonly cost: number
  readonly action: string
  /** Unless a voice that was made is about to be kept. */
  readonly isPrimary: boolean
  readonly onStart: () => void
  readonly onCancel: () => void
}) {
  const isWorking = state.status === 'working'
  return (
    <PageFoot note={isWorking ? <Working since={state.sinceMs} /> : <Note state={state} cost={cost} />}>
      {isWorking ? <Button onClick={onCancel}>{designWords.cancel}</Button> : null}
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        loading={isWorking}
        icon={<WandSparkles aria-hidden size={16} />}
        onClick={onStart}
      >
        {action}
      </Button>
    </PageFoot>
  )
}

function Working({ since }: { readonly since: number }) {
  return (
    <p>
      {designWords.working} <Elapsed sinceMs={since} />
    </p>
  )
}

function Note({ state, cost }: { readonly state: DesignState; readonly cost: number }) {
  return (
    <div className="flex flex-col gap-1">
      {state.status === 'cancelled' ? <output>{designWords.cancelled}</output> : null}
      {state.status === 'failed' ? <Failure message={state.message} requestId={state.requestId} /> : null}
      {cost > 0 ? <Price cost={cost} /> : null}
    </div>
  )
}

function Price({ cost }: { readonly cost: number }) {
  const { data: subscription } = useSubscription()
  if (!subscription) return <p className="tabular-nums">{designWords.cost(cost)}</p>
  const isCovered = covers(subscription, cost)
  return (
    <p className={joinClasses('tabular-nums', isCovered ? 'text-muted' : 'font-medium text-danger')}>
      {designWords.cost(cost)} · {leftText(subscription, cost)}
      {isCovered ? null : ` · ${designWords.tooExpensive}`}
    </p>
  )
}

function Failure({ message, requestId }: { readonly message: string; readonly requestId: string | undefined }) {
  return (
    <div role="alert" className="flex gap-2 text-danger">
      <CircleAlert aria-hidden size={16} className="mt-[3px] shrink-0" />
      <div className="min-w-0">
        <p className="font-medium">{message}</p>
        <p>{designWords.failed}</p>
        {requestId === undefined ? null : (
          <p className="text-xs">
            {designWords.requestId} <code className="font-mono select-all">{requestId}</code>
          </p>
        )}
      </div>
    </div>
  )
}
