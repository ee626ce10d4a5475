import { Button, buttonClasses, joinClasses } from '@vireo/ui'
import { CircleAlert } from 'lucide-react'

import { AppLink, paths } from '#kit/routing/index.ts'
import type { WorkFailure } from '../work.ts'
import { speechWords } from '../words.ts'
import { composerWords } from './words.ts'

/** Says why it did not work, what to do, and what to tell those who could find out more. */
export function WorkFailureNotice({
  failure,
  onRetry,
  className,
}: {
  readonly failure: WorkFailure
  /** Does it again. */
  readonly onRetry: () => void
  readonly className?: string
}) {
  return (
    <div
      role="alert"
      className={joinClasses('flex gap-2 rounded-md bg-danger-soft p-3 text-sm text-danger', className)}
    >
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{failure.message}</p>
        {failure.advice ? <p>{failure.advice}</p> : null}
        {failure.requestId ? (
          <p className="text-xs">
            {speechWords.requestId} <code className="font-mono select-all">{failure.requestId}</code>
          </p>
        ) : null}
      </div>
      <WayOn failure={failure} onRetry={onRetry} />
    </div>
  )
}

/** Offers what helps: a larger plan where credits are short, else doing it again. */
function WayOn({ failure, onRetry }: { readonly failure: WorkFailure; readonly onRetry: () => void }) {
  if (failure.code !== 'insufficient_credits') {
    return (
      <Button size="sm" onClick={onRetry}>
        {composerWords.tryAgain}
      </Button>
    )
  }
  return (
    <AppLink to={paths.subscription} className={buttonClasses({ size: 'sm' })}>
      {composerWords.seePlans}
    </AppLink>
  )
}
