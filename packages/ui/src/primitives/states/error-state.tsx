import { CircleAlert, RotateCcw } from 'lucide-react'

import { uiWords } from '../../words.ts'
import { Button } from '../button.tsx'

/** Says what went wrong and what to do about it, with the id under which the server remembers it. */
export function ErrorState({
  title,
  cause,
  advice,
  requestId,
  onRetry,
}: {
  readonly title: string
  readonly cause: string
  readonly advice?: string
  readonly requestId?: string | undefined
  readonly onRetry?: () => void
}) {
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
