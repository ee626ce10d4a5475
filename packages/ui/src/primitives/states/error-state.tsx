import { CircleAlert, RotateCcw } from 'lucide-react'

import { uiWords } from '../../words.ts'
import { Button } from '../button.tsx'

export type ErrorStateProps = {
  readonly title: string
  readonly cause: string
  readonly advice?: string
  readonly requestId?: string | undefined
  readonly onRetry?: () => void
  /** Stands beside something that works, and leaves it the room. */
  readonly compact?: boolean
}

/** Says what went wrong and what to do about it, with the id under which the server remembers it. */
export function ErrorState(props: ErrorStateProps) {
  const { title, cause, advice, requestId, onRetry, compact = false } = props
  if (compact) return <ErrorLine {...props} />
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <span aria-hidden className="flex size-14 items-center justify-center rounded-full bg-danger-soft text-danger">
        <CircleAlert size={24} />
      </span>
      <p className="text-base font-semibold">{title}</p>
      <p className="max-w-md text-sm text-balance text-muted">{cause}</p>
      {advice ? <p className="max-w-md text-sm text-balance text-muted">{advice}</p> : null}
      {onRetry ? (
        <Button icon={<RotateCcw aria-hidden size={16} />} onClick={onRetry}>
          {uiWords.tryAgain}
        </Button>
      ) : null}
      {requestId ? (
        <p className="text-xs text-faint">
          {uiWords.requestId} <code className="font-mono select-all">{requestId}</code>
        </p>
      ) : null}
    </div>
  )
}

function ErrorLine({ title, cause, advice, requestId, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-danger-soft p-3 text-sm">
      <CircleAlert aria-hidden size={20} className="shrink-0 self-start text-danger" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{title}</p>
        <p className="text-muted">{[cause, advice].filter(Boolean).join(' ')}</p>
        {requestId ? (
          <p className="text-xs text-muted">
            {uiWords.requestId} <code className="font-mono select-all">{requestId}</code>
          </p>
        ) : null}
      </div>
      {onRetry ? (
        <Button size="sm" icon={<RotateCcw aria-hidden size={16} />} onClick={onRetry}>
          {uiWords.tryAgain}
        </Button>
      ) : null}
    </div>
  )
}
