import type { AuditLogEntry } from '@vireo/contracts/audit'
import { Button, EmptyState } from '@vireo/ui'
import { ScrollText, SearchX } from 'lucide-react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { GhostThings } from '#kit/pictures/ghosts.tsx'
import { useMemberNames } from '#workspaces'
import { daysOf } from '../days-of.ts'
import type { LogFilter, useLog } from '../queries.ts'
import { auditWords } from '../words.ts'
import { LogFilters } from './log-filters.tsx'
import { LogRow } from './log-row.tsx'
import { LogSkeleton } from './log-skeleton.tsx'

type Props = {
  readonly log: ReturnType<typeof useLog>
  readonly filter: LogFilter
  readonly onFilter: (filter: LogFilter) => void
}

/** Lists what happened day by day, newest first, with what narrows it above. */
export function LogEntries({ log, filter, onFilter }: Props) {
  const names = useMemberNames()
  return (
    <div className="flex flex-col gap-4">
      <LogFilters filter={filter} names={names} count={log.data?.length ?? 0} onChange={onFilter} />
      {log.isPending ? <LogSkeleton /> : null}
      {log.isError ? <QueryError title={auditWords.failed} error={log.error} onRetry={log.refetch} /> : null}
      {log.data?.length === 0 ? <Nothing filter={filter} onClear={() => onFilter({})} /> : null}
      <section aria-label={auditWords.caption} className="flex flex-col gap-6 empty:hidden">
        {daysOf(log.data ?? []).map(({ day, title, entries }) => (
          <Day key={day} title={title} entries={entries} names={names} onNarrow={onFilter} />
        ))}
      </section>
      {log.hasNextPage ? (
        <div className="flex justify-center">
          <Button loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {auditWords.more}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function Day({
  title,
  entries,
  names,
  onNarrow,
}: {
  readonly title: string
  readonly entries: readonly AuditLogEntry[]
  readonly names: ReadonlyMap<string, string>
  readonly onNarrow: Props['onFilter']
}) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-xs font-medium text-muted">{title}</h2>
      <ul className="divide-y divide-line overflow-clip rounded-lg bg-surface">
        {entries.map((entry) => (
          <LogRow key={entry.id} entry={entry} names={names} onNarrow={onNarrow} />
        ))}
      </ul>
    </section>
  )
}

function Nothing({ filter, onClear }: { readonly filter: LogFilter; readonly onClear: () => void }) {
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <div className="rounded-lg bg-surface">
      {isNarrowed ? (
        <EmptyState
          icon={<SearchX size={28} />}
          title={auditWords.nothingFound}
          action={<Button onClick={onClear}>{auditWords.clear}</Button>}
        />
      ) : (
        <EmptyState picture={<GhostThings icon={<ScrollText size={16} />} />} title={auditWords.nothing}>
          {auditWords.nothingLead}
        </EmptyState>
      )}
    </div>
  )
}
