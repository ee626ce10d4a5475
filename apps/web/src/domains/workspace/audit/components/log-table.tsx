import type { AuditLogEntry } from '@vireo/contracts/audit'
import { IconButton, Table, type Column } from '@vireo/ui'
import { PanelRightOpen } from 'lucide-react'

import { nowMs } from '#kit/clock.ts'
import { formatAgo, formatDateTime } from '#kit/format/index.ts'
import { actText } from '../act-words.ts'
import { auditWords } from '../words.ts'

type Props = { readonly entries: readonly AuditLogEntry[]; readonly onShow: (entry: AuditLogEntry) => void }

/** Entries as rows: what happened, who it was, how long ago. */
export function LogTable({ entries, onShow }: Props) {
  return (
    <Table
      caption={auditWords.caption}
      grid="grid-cols-[minmax(0,1fr)_2rem] md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_9rem_2rem]"
      columns={columnsOf(onShow)}
      rows={entries}
      rowKey={({ id }) => id}
    />
  )
}

/** The type that the schema gives to a machine: commands of the operator, and what is done by itself. */
const machine = 3

/** Who did it, as people recognise them. Whoever was not signed in is nobody that the log could name, and no operator. */
export function actorName({ actor: { user } }: AuditLogEntry): string {
  return user.email_addr ?? user.uid ?? (user.type_id === machine ? auditWords.system : auditWords.stranger)
}

function columnsOf(onShow: Props['onShow']): Column<AuditLogEntry>[] {
  return [
    {
      id: 'act',
      title: auditWords.columnAct,
      cell: (entry) => (
        <>
          <span className="block truncate font-medium" title={actText(entry)}>
            {actText(entry)}
          </span>
          <span className="block truncate text-xs text-muted">
            <span className="font-mono">{entry.activity_name}</span>
            <span className="md:hidden">
              {' · '}
              {actorName(entry)} · {formatAgo(Math.floor(entry.time / 1000), nowMs())}
            </span>
          </span>
        </>
      ),
    },
    {
      id: 'actor',
      title: auditWords.columnActor,
      className: 'max-md:hidden',
      cell: (entry) => (
        <>
          <span className="block truncate">{actorName(entry)}</span>
          {entry.actor.app_uid === null ? null : <span className="block text-xs text-muted">{auditWords.byKey}</span>}
        </>
      ),
    },
    {
      id: 'when',
      title: auditWords.columnWhen,
      className: 'max-md:hidden text-muted tabular-nums',
      cell: (entry) => <time dateTime={entry.time_dt}>{formatDateTime(Math.floor(entry.time / 1000))}</time>,
    },
    {
      id: 'details',
      title: <span className="sr-only">{auditWords.detailsTitle}</span>,
      cell: (entry) => (
        <IconButton size="sm" label={auditWords.details(actText(entry))} onClick={() => onShow(entry)}>
          <PanelRightOpen aria-hidden size={16} />
        </IconButton>
      ),
    },
  ]
}
