import { useState } from 'react'

import { NotAllowed } from '#kit/not-allowed.tsx'
import { PageAction, PageLead } from '#kit/page/index.ts'
import { useWorkspace } from '#workspaces'
import { LogActions } from '../components/log-actions.tsx'
import { LogEntries } from '../components/log-entries.tsx'
import { isNotAllowed, type LogFilter, useLog } from '../queries.ts'
import { auditWords } from '../words.ts'

/** Shows who did what in the workspace: finding it, proving that nothing is missing, taking it along. */
export function AuditLogPage() {
  const [filter, setFilter] = useState<LogFilter>({})
  const log = useLog(filter)
  const workspace = useWorkspace()
  if (log.isError && isNotAllowed(log.error)) {
    return (
      <div className="rounded-lg bg-surface">
        <NotAllowed title={auditWords.onlyAdmins} help={auditWords.onlyAdminsLead} />
      </div>
    )
  }
  return (
    <>
      <PageLead>{auditWords.lead}</PageLead>
      <PageAction>
        <LogActions filter={filter} canExport={workspace.data?.has_enterprise_features ?? false} />
      </PageAction>
      <LogEntries log={log} filter={filter} onFilter={setFilter} />
      {workspace.data?.has_enterprise_features === false ? (
        <p className="mt-4 text-xs text-muted">{auditWords.exportNeedsPlan}</p>
      ) : null}
    </>
  )
}
