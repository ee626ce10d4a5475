import { CircleAlert, RotateCcw } from 'lucide-react'

import { Button } from './button.tsx'
import { uiWords } from '../words.ts'

/** What went wrong, what to do about it, and the id under which the server remembers it. */
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
      <CircleAlert aria-hidden size={28} className="text-danger" />
      <p className="text-base font-semibold">{title}</p>
      <p className="max-w-md text-sm text-muted">{cause}</p>
      {advice ? <p className="max-w-md text-sm text-muted">{advice}</p> : null}
      {requestId ? (
        <p className="text-xs text-faint">
          {uiWords.requestId} <code className="font-mono select-all">{requestId}</code>
        </p>
      ) : null}
      {onRetry ? (
        <Button icon={<RotateCcw aria-hidden size={16} />} onClick={onRetry}>
          {uiWords.tryAgain}
        </Button>
      ) : null}
    </div>
  )
}
