import type { PlanChangePreview, SubscriptionAction } from '@vireo/contracts/billing'
import { Skeleton } from '@vireo/ui'
import { CircleAlert } from 'lucide-react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { chargeLines, creditsChangeText, dueNowText, termsOf } from '../changes/charge-text.ts'
import type { Previewing } from '../changes/use-preview.ts'
import { changeWords } from '../changes/words.ts'
import { Consequences } from './consequences.tsx'

const words = changeWords.charge

/**
 * Shows what a change means: what is charged, when it begins, what there is less and more of. Keeps its place while
 * that is asked.
 */
export function PreviewFacts({
  previewing: { data, error, refetch },
  expected,
}: {
  readonly previewing: Previewing
  /** What the button that was pressed stands for; another answer means that things have moved on. */
  readonly expected: readonly SubscriptionAction[]
}) {
  if (data) return expected.includes(data.action) ? <Facts preview={data} /> : <Outdated />
  if (error) return <QueryError title={words.failed} error={error} onRetry={refetch} />
  return (
    <output aria-label={words.loading} className="mt-4 flex flex-col gap-3">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-32 w-full" />
    </output>
  )
}

function Facts({ preview }: { readonly preview: PlanChangePreview }) {
  const credits = creditsChangeText(preview)
  return (
    <>
      <div className="mt-4 rounded-md bg-sunken p-4 text-sm">
        <dl className="flex flex-col gap-2 tabular-nums">
          {chargeLines(preview).map(({ name, value }) => (
            <Row key={name} name={name} value={value} isQuiet />
          ))}
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-base font-semibold">
            <dt>{words.dueNow}</dt>
            <dd>{dueNowText(preview)}</dd>
          </div>
          {termsOf(preview).map(({ name, value }) => (
            <Row key={name} name={name} value={value} />
          ))}
        </dl>
        {credits === undefined ? null : <p className="mt-3 text-muted">{credits}</p>}
      </div>
      <Consequences changes={preview.changes} />
    </>
  )
}

function Row({
  name,
  value,
  isQuiet = false,
}: {
  readonly name: string
  readonly value: string
  readonly isQuiet?: boolean
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className={isQuiet ? 'text-muted' : undefined}>{value}</dd>
    </div>
  )
}

function Outdated() {
  return (
    <p role="alert" className="mt-4 flex gap-2 rounded-md bg-danger-soft p-4 text-sm">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-danger" />
      {words.outdated}
    </p>
  )
}
