import type { EarningEntry } from '@vireo/contracts/selling'
import { Button, type Column, Section, Skeleton, Table } from '@vireo/ui'

import { QueryError } from '#kit/failures/query-error.tsx'
import { formatDate, formatMoney } from '#kit/format/index.ts'
import { useEarningEntries } from './queries.ts'
import { earningsWords } from './words.ts'

/** Lists the lines of the ledger, newest first. */
export function EntriesSection() {
  const { data: entries, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useEarningEntries()
  return (
    <Section title={earningsWords.entries} lead={earningsWords.entriesLead}>
      {entries ? (
        <div className="-mx-4">
          <Table
            caption={earningsWords.entries}
            grid="grid-cols-[5rem_1fr_6rem]"
            columns={columns()}
            rows={entries}
            rowKey={({ entry_id: id }) => id}
          />
        </div>
      ) : error ? (
        <QueryError title={earningsWords.entriesFailed} error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
      {hasNextPage ? (
        <Button className="mt-4" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {earningsWords.more}
        </Button>
      ) : null}
    </Section>
  )
}

function columns(): Column<EarningEntry>[] {
  const { columns: titles, kinds } = earningsWords
  return [
    { id: 'date', title: titles.date, className: 'tabular-nums', cell: (entry) => formatDate(entry.created_at_unix) },
    {
      id: 'kind',
      title: titles.kind,
      cell: ({ kind, title }) => (
        <span className="flex min-w-0 flex-col">
          <span>{kinds[kind]}</span>
          {title === null ? null : (
            <span dir="auto" className="text-xs text-muted wrap-anywhere">
              {title}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'amount',
      title: titles.amount,
      className: 'justify-end text-right font-medium tabular-nums',
      cell: (entry) => formatMoney(entry.amount_cents, entry.currency),
    },
  ]
}
