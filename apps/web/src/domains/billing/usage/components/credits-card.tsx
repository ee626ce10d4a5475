import { ProgressBar, Skeleton } from '@vireo/ui'

import { QueryError } from '#kit/failures/query-error.tsx'
import { useSubscription } from '#users'
import { creditsOf, quotaText } from '../credits.ts'
import { usageWords } from '../words.ts'

/** How much of the period's credits is used, and when they come back. */
export function CreditsCard() {
  const { data, error, isPending, refetch } = useSubscription()
  if (isPending) return <Skeleton className="h-14 w-full" />
  if (!data) {
    return <QueryError title={usageWords.failed} error={error} onRetry={refetch} />
  }
  const credits = creditsOf(data)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm tabular-nums">{quotaText(credits, 'remaining')}</p>
      <ProgressBar
        label={usageWords.share}
        value={credits.usedShare}
        tone={credits.usedShare >= 1 ? 'danger' : credits.usedShare > 0.9 ? 'warning' : 'accent'}
      />
      <p className="text-xs text-muted tabular-nums">
        {quotaText(credits, 'used')}
        {credits.resetsAtUnix === null ? '' : ` · ${usageWords.resets(credits.resetsAtUnix)}`}
      </p>
    </div>
  )
}
