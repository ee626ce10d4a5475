import { Section, Skeleton } from '@vireo/ui'

import { QueryError } from '#kit/failures/query-error.tsx'
import { AmountTable } from './amount-table.tsx'
import { EntriesSection } from './entries-section.tsx'
import { useEarnings } from './queries.ts'
import { StatementSection } from './statement-section.tsx'
import { earningsWords } from './words.ts'

const rows = [
  'balance_cents',
  'payable_cents',
  'sales_cents',
  'refunds_cents',
  'chargebacks_cents',
  'house_cents',
  'fees_cents',
  'paid_out_cents',
] as const

/** Shows what works brought: the balance, and the lines and statements behind it once there are some. */
export function EarningsPart() {
  const { data: earnings, error, isPending, refetch } = useEarnings()
  if (isPending)
    return (
      <Section title={earningsWords.title} lead={earningsWords.leadWhileAsked}>
        <Skeleton className="h-24 w-full max-w-xl" />
      </Section>
    )
  if (!earnings) return <QueryError title={earningsWords.failed} error={error} onRetry={refetch} />
  const { balances, share_percent: percent, payable_after_days: days } = earnings
  return (
    <>
      <Section title={earningsWords.title} lead={earningsWords.lead(percent, days)}>
        {balances.length === 0 ? (
          <p className="text-sm">{earningsWords.none}</p>
        ) : (
          <AmountTable caption={earningsWords.amounts} rows={rows} amounts={balances} />
        )}
      </Section>
      {balances.length === 0 ? null : (
        <>
          <EntriesSection />
          <StatementSection />
        </>
      )}
    </>
  )
}
