import { ProgressBar, Skeleton } from '@vireo/ui'

import { QueryError } from '#kit/failures/query-error.tsx'
import { formatExact } from '#kit/format/index.ts'
import { useSubscription } from '#users'
import { creditsOf, quotaText } from '../credits.ts'
import { usageWords } from '../words.ts'

/** Shows how many of the period's credits are left, how many were used, and when they come back. */
export function CreditsCard() {
  const { data, error, isPending, refetch } = useSubscription()
  if (isPending) return <Skeleton className="h-22 w-full" />
  if (!data) {
    return <QueryError title={usageWords.failed} error={error} onRetry={refetch} />
  }
  const credits = creditsOf(data)
  const { remaining } = credits
  const isUnlimited = remaining === 'unlimited'
  return (
    // As high as what stands there before: nothing below it moves.
    <div className="flex min-h-22 flex-col gap-3">
      <p className="text-sm text-muted tabular-nums">
        <Prominent
          text={quotaText(credits, 'remaining')}
          part={isUnlimited ? usageWords.unlimited : formatExact(remaining)}
        />
      </p>
      {isUnlimited ? null : (
        <ProgressBar
          label={usageWords.share}
          value={credits.usedShare}
          tone={credits.usedShare >= 1 ? 'danger' : credits.usedShare > 0.9 ? 'warning' : 'accent'}
        />
      )}
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-muted tabular-nums">
        <span>{quotaText(credits, 'used')}</span>
        {credits.resetsAtUnix === null ? null : <span>{usageWords.resets(credits.resetsAtUnix)}</span>}
      </p>
    </div>
  )
}

/** Shows a sentence whose figure is what one looks for. */
function Prominent({ text, part }: { readonly text: string; readonly part: string }) {
  const at = text.indexOf(part)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span className="text-2xl font-semibold tracking-tight text-ink">{part}</span>
      {text.slice(at + part.length)}
    </>
  )
}
