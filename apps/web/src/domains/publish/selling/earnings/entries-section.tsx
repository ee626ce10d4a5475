import type { EarningEntry } from '@vireo/contracts/selling'
import { Button, type Column, Section, Skeleton, Table } from '@vireo/ui'
import { useState } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { nowMs } from '#kit/clock.ts'
import { formatDate, formatMoney } from '#kit/format/index.ts'
import { RefundSale, type Refund } from './refund-sale.tsx'
import { refundable } from './refundable.ts'
import { useEarningEntries } from './queries.ts'
import { earningsWords } from './words.ts'

/** Lists the lines of the ledger, newest first. */
export function EntriesSection() {
  const { data: entries, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useEarningEntries()
  const [asked, setAsked] = useState<Refund>()
  const [now] = useState(nowMs)
  return (
    <Section title={earningsWords.entries} lead={earningsWords.entriesLead}>
      {entries ? (
        <div className="-mx-4">
          <Table
            caption={earningsWords.entries}
            grid="grid-cols-[5rem_1fr_6rem]"
            columns={columns(refundable(entries, now), setAsked)}
            rows={entries}
            rowKey={({ entry_id: id }) => id}
          />
        </div>
      ) : error ? (
        <QueryError title={earningsWords.entriesFailed} error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
      {asked ? <RefundSale refund={asked} onClose={() => setAsked(undefined)} /> : null}
      {hasNextPage ? (
        <Button className="mt-4" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {earningsWords.more}
        </Button>
      ) : null}
    </Section>
  )
}

function columns(left: ReadonlyMap<string, number>, onRefund: (refund: Refund) => void): Column<EarningEntry>[] {
  const { columns: titles, kinds } = earningsWords
  return [
    { id: 'date', title: titles.date, className: 'tabular-nums', cell: (entry) => formatDate(entry.created_at_unix) },
    {
      id: 'kind',
      title: titles.kind,
      cell: (entry) => {
        const { entry_id: id, kind, title, sale_id: saleId } = entry
        const leftCents = left.get(id)
        return (
          <span className="flex min-w-0 flex-col">
            <span>{kinds[kind]}</span>
            {title === null ? null : (
              <span dir="auto" className="text-xs text-muted wrap-anywhere">
                {title}
              </span>
            )}
            {leftCents === undefined || saleId === null ? null : (
              <Button
                size="sm"
                variant="ghost"
                className="-ml-3 self-start"
                onClick={() => onRefund({ saleId, leftCents, entry })}
              >
                {earningsWords.refund}
              </Button>
            )}
          </span>
        )
      },
    },
    {
      id: 'amount',
      title: titles.amount,
      className: 'justify-end text-right font-medium tabular-nums',
      cell: (entry) => formatMoney(entry.amount_cents, entry.currency),
    },
  ]
}
