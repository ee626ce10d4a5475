import { Button, joinClasses } from '@vireo/ui'
import { AudioLines } from 'lucide-react'
import type { ReactNode } from 'react'

import { covers, leftText, useSubscription } from '#usage'
import { speechWords } from '../words.ts'

/** What it costs, or how far it is, and the buttons that do it and stop it. */
export function WorkBar({
  progress,
  price,
  action,
  onStart,
  onCancel,
  hint,
}: {
  /** Given while it runs. */
  readonly progress: string | undefined
  readonly price: ReactNode
  readonly action: string
  readonly onStart: () => void
  readonly onCancel: () => void
  readonly hint?: ReactNode
}) {
  const isRunning = progress !== undefined
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-3 md:px-6">
      <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">{progress ?? price}</p>
      <div className="flex items-center gap-2 max-sm:w-full">
        {isRunning ? <Button onClick={onCancel}>{speechWords.cancel}</Button> : null}
        <Button
          variant="primary"
          className="max-sm:flex-1"
          loading={isRunning}
          icon={<AudioLines aria-hidden size={16} />}
          onClick={onStart}
        >
          {action}
        </Button>
        {hint}
      </div>
    </div>
  )
}

/** What it costs and what is left; `unknown` where the cost cannot be told yet. */
export function Price({ cost, unknown }: { readonly cost: number | undefined; readonly unknown?: string }) {
  const { data: subscription } = useSubscription()
  const isTooExpensive = subscription && cost !== undefined && !covers(subscription, cost)
  return (
    <span className={joinClasses(isTooExpensive && 'font-medium text-danger')}>
      {cost === undefined ? unknown : speechWords.cost(cost)}
      {subscription ? ` · ${leftText(subscription, cost)}` : null}
    </span>
  )
}
