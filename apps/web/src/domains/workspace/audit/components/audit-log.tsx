import type { AuditLogEntry } from '@vireo/contracts/audit'
import { Button, EmptyState, Section, Skeleton } from '@vireo/ui'
import { ScrollText, SearchX, ShieldOff } from 'lucide-react'
import { useState } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { AdminsHint } from '#workspaces'
import { isNotAllowed, type LogFilter, useLog } from '../queries.ts'
import { auditWords } from '../words.ts'
import { EntryDetails } from './entry-details.tsx'
import { LogActions } from './log-actions.tsx'
import { LogFilters } from './log-filters.tsx'
import { LogTable } from './log-table.tsx'

/** Who did what in the workspace: finding it, proving it, taking it along. */
export function AuditLog({ canExport }: { readonly canExport: boolean }) {
  const [filter, setFilter] = useState<LogFilter>({})
  const [shown, setShown] = useState<AuditLogEntry>()
  const log = useLog(filter)
  if (log.isError && isNotAllowed(log.error)) return <NotAllowed />
  return (
    <Section
      title={auditWords.title}
      lead={auditWords.lead}
      action={<LogActions filter={filter} canExport={canExport} />}
    >
      <LogFilters filter={filter} onChange={setFilter} />
      <div className="-mx-4 mt-4">
        {log.isPending ? <Skeleton className="mx-4 h-40" /> : null}
        {log.isError ? <QueryError title={auditWords.failed} error={log.error} onRetry={log.refetch} /> : null}
        {log.data?.length === 0 ? <Nothing filter={filter} onClear={() => setFilter({})} /> : null}
        {log.data?.length ? <LogTable entries={log.data} onShow={setShown} /> : null}
      </div>
      {log.hasNextPage ? (
        <div className="mt-4 flex justify-center">
          <Button loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {auditWords.more}
          </Button>
        </div>
      ) : null}
      <EntryDetails
        entry={shown}
        onClose={() => setShown(undefined)}
        onNarrow={(narrower) => {
          setShown(undefined)
          setFilter(narrower)
        }}
      />
    </Section>
  )
}

function Nothing({ filter, onClear }: { readonly filter: LogFilter; readonly onClear: () => void }) {
  if (Object.keys(filter).length === 0)
    return (
      <EmptyState icon={<ScrollText size={28} />} title={auditWords.nothing}>
        {auditWords.nothingLead}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={auditWords.nothingFound}
      action={<Button onClick={onClear}>{auditWords.clear}</Button>}
    />
  )
}

/** For who may not read it: who can help. */
function NotAllowed() {
  return (
    <Section title={auditWords.title} lead={auditWords.lead}>
      <EmptyState icon={<ShieldOff size={28} />} title={auditWords.onlyAdmins}>
        <p>{auditWords.onlyAdminsLead}</p>
        <AdminsHint isSaid />
      </EmptyState>
    </Section>
  )
}
