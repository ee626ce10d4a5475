import { Section, Select, Skeleton } from '@vireo/ui'
import { useState } from 'react'

import { nowMs } from '#kit/clock.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { AmountTable } from './amount-table.tsx'
import { lastMonths, monthText } from './months.ts'
import { useStatement } from './queries.ts'
import { earningsWords } from './words.ts'

const rows = [
  'opening_cents',
  'sales_cents',
  'refunds_cents',
  'chargebacks_cents',
  'house_cents',
  'fees_cents',
  'paid_out_cents',
  'closing_cents',
] as const

/** Shows what a month brought, from what it opened with to what it closed with. */
export function StatementSection() {
  const [months] = useState(() => lastMonths(nowMs()))
  const [month, setMonth] = useState(months[0] ?? '')
  return (
    <Section title={earningsWords.statement} lead={earningsWords.statementLead}>
      <div className="flex flex-col gap-4">
        <div className="max-w-xs">
          <Select
            label={earningsWords.month}
            value={month}
            onChange={setMonth}
            groups={[
              {
                label: earningsWords.month,
                options: months.map((value) => ({ value, label: monthText(value) })),
              },
            ]}
          />
        </div>
        <MonthTable month={month} />
      </div>
    </Section>
  )
}

function MonthTable({ month }: { readonly month: string }) {
  const { data, error, refetch } = useStatement(month)
  if (data && data.currencies.length === 0) return <p className="text-sm">{earningsWords.statementEmpty}</p>
  if (data) return <AmountTable caption={monthText(month)} rows={rows} amounts={data.currencies} />
  if (error) return <QueryError title={earningsWords.statementFailed} error={error} onRetry={refetch} />
  return <Skeleton className="h-24 w-full max-w-xl" />
}
