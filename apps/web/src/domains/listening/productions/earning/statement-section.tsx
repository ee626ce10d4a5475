import type { Producer, ProducerStatement } from '@vireo/contracts/productions'
import { Button, Section, Select, SkeletonText } from '@vireo/ui'
import { useState } from 'react'

import { nowMs } from '#kit/clock.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { currentLocale } from '#kit/language/index.ts'
import { centsText } from '../shown/money.ts'
import { EntryTable } from './entry-table.tsx'
import { monthsBetween } from './months.ts'
import { useStatement } from './queries.ts'
import { saveStatement } from './save-statement.ts'
import { earningWords } from './words.ts'

/** Shows a producer what a month brought, and saves it for their books. */
export function StatementSection({ producer }: { readonly producer: Producer }) {
  const [months] = useState(() => monthsBetween(Date.parse(producer.created_at), nowMs()))
  const [month, choose] = useState(months[0] ?? '')
  const { data, error, refetch } = useStatement(producer.user_id, month)
  return (
    <Section
      title={earningWords.statement}
      lead={earningWords.statementLead}
      action={
        <Button disabled={!data || data.entries.length === 0} onClick={() => data && saveStatement(data)}>
          {earningWords.download}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="max-w-56">
          <Select
            label={earningWords.month}
            value={month}
            groups={[
              { label: earningWords.months, options: months.map((value) => ({ value, label: monthText(value) })) },
            ]}
            onChange={choose}
          />
        </div>
        {data ? (
          <Statement statement={data} />
        ) : error ? (
          <QueryError title={earningWords.statementFailed} error={error} onRetry={refetch} compact />
        ) : (
          <SkeletonText />
        )}
      </div>
    </Section>
  )
}

function Statement({ statement }: { readonly statement: ProducerStatement }) {
  const { sums } = earningWords
  const { entries } = statement
  const figures = [
    { name: sums.opening, cents: statement.opening_cents },
    { name: sums.earned, cents: statement.earned_cents },
    { name: sums.paid_out, cents: -statement.paid_out_cents },
    { name: sums.closing, cents: statement.closing_cents },
  ]
  return (
    <>
      <dl className="flex max-w-sm flex-col gap-2 text-sm">
        {figures.map(({ name, cents }) => (
          <div key={name} className="flex justify-between gap-4 last:font-semibold">
            <dt>{name}</dt>
            <dd className="tabular-nums">{centsText(cents)}</dd>
          </div>
        ))}
      </dl>
      {entries.length === 0 ? (
        <p className="text-sm text-muted">{earningWords.noLines}</p>
      ) : (
        <EntryTable caption={earningWords.lines} entries={entries} />
      )}
      {statement.has_more ? <p className="text-xs text-muted">{earningWords.linesLeft(entries.length)}</p> : null}
    </>
  )
}

function monthText(month: string): string {
  const format = new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}
