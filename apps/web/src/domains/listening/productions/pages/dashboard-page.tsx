import type { Producer, ProducerEarnings } from '@vireo/contracts/productions'
import { Button, buttonClasses, Section } from '@vireo/ui'

import { QueryError } from '#kit/failures/query-error.tsx'
import { PageAction, PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { EntryTable } from '../earning/entry-table.tsx'
import { StatementSection } from '../earning/statement-section.tsx'
import { StatsSection } from '../earning/stats-section.tsx'
import { ProducerOnly } from '../producer/producer-only.tsx'
import { useEarnings } from '../producer/queries.ts'
import { producerWords } from '../producer/words.ts'
import { centsText } from '../shown/money.ts'

/** Shows a producer what they earned, what is still to come, and how their work is judged. */
export function DashboardPage() {
  return <ProducerOnly>{(producer) => <Dashboard producer={producer} />}</ProducerOnly>
}

function Dashboard({ producer }: { readonly producer: Producer }) {
  const earnings = useEarnings(producer.user_id)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = earnings
  const [first] = data?.pages ?? []
  if (!first)
    return error ? <QueryError title={producerWords.failed} error={error} onRetry={refetch} /> : <RowsSkeleton />
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  const score = producer.score === null ? producerWords.noScore : String(Math.round(producer.score))
  return (
    <div className="flex flex-col gap-4">
      <PageLead>{producerWords.dashboardLead}</PageLead>
      <PageAction>
        <AppLink to={paths.payouts} className={buttonClasses({})}>
          {producerWords.payouts}
        </AppLink>
      </PageAction>
      <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Figure name={producerWords.due} value={centsText(first.due_cents)} help={producerWords.dueHelp} />
        <Figure name={producerWords.held} value={centsText(first.held_cents)} help={producerWords.heldHelp} />
        <Figure name={producerWords.paidOut} value={centsText(first.paid_out_cents)} />
        <Figure name={producerWords.score} value={score} help={producerWords.scoreHelp} />
      </dl>
      <StatsSection userId={producer.user_id} />
      <StatementSection producer={producer} />
      <Entries
        entries={entries}
        onMore={hasNextPage ? () => void fetchNextPage() : undefined}
        isLoading={isFetchingNextPage}
      />
    </div>
  )
}

function Figure({ name, value, help }: { readonly name: string; readonly value: string; readonly help?: string }) {
  return (
    <div className="flex flex-col gap-1 rounded-lg bg-surface p-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="flex flex-col gap-1">
        <span className="text-xl font-semibold tabular-nums">{value}</span>
        {help ? <span className="text-xs text-muted">{help}</span> : null}
      </dd>
    </div>
  )
}

type EntriesProps = {
  readonly entries: ProducerEarnings['entries']
  readonly onMore: (() => void) | undefined
  readonly isLoading: boolean
}

function Entries({ entries, onMore, isLoading }: EntriesProps) {
  return (
    <Section
      title={producerWords.entries}
      lead={entries.length === 0 ? producerWords.noEntries : producerWords.entriesLead}
    >
      {entries.length === 0 ? null : <EntryTable caption={producerWords.entries} entries={entries} />}
      {onMore ? (
        <Button className="mt-4" loading={isLoading} onClick={onMore}>
          {producerWords.more}
        </Button>
      ) : null}
    </Section>
  )
}
