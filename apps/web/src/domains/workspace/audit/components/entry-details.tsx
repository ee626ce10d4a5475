import type { AuditLogEntry } from '@vireo/contracts/audit'
import { Button, Sheet } from '@vireo/ui'
import type { ReactNode } from 'react'

import { formatDateTime, formatExact } from '#kit/format/index.ts'
import type { LogFilter } from '../queries.ts'
import { actText } from '../act-words.ts'
import { auditWords } from '../words.ts'
import { actorName } from './log-table.tsx'

type Props = {
  readonly entry: AuditLogEntry | undefined
  readonly onClose: () => void
  readonly onNarrow: (filter: LogFilter) => void
}

/** Everything that was written down about one act. */
export function EntryDetails({ entry, onClose, onNarrow }: Props) {
  return (
    <Sheet open={entry !== undefined} onClose={onClose} title={auditWords.detailsTitle} side="right">
      {entry ? <Facts entry={entry} onNarrow={onNarrow} /> : null}
    </Sheet>
  )
}

function Facts({ entry, onNarrow }: { readonly entry: AuditLogEntry; readonly onNarrow: Props['onNarrow'] }) {
  const { target_kind: kind, target_id: thing, user_agent: browser, details } = entry.unmapped
  const actor = entry.actor.user.uid
  return (
    <div className="flex flex-col gap-4 overflow-y-auto p-4 text-sm">
      <dl className="flex flex-col gap-3">
        <Fact name={auditWords.act}>{actText(entry)}</Fact>
        <Fact name={auditWords.time}>{formatDateTime(Math.floor(entry.time / 1000))}</Fact>
        <Fact name={auditWords.actor}>{actorName(entry)}</Fact>
        {thing === null ? null : (
          <Fact name={auditWords.thing}>
            {kind} <span className="font-mono text-xs">{thing}</span>
          </Fact>
        )}
        {Object.entries(details).map(([name, value]) => (
          <Fact key={name} name={name.replaceAll('_', ' ')}>
            {typeof value === 'string' ? value : JSON.stringify(value)}
          </Fact>
        ))}
        {entry.device?.ip ? <Fact name={auditWords.address}>{entry.device.ip}</Fact> : null}
        {browser === '' ? null : <Fact name={auditWords.browser}>{browser}</Fact>}
        <Fact name={auditWords.request}>
          <span className="font-mono text-xs">{entry.metadata.correlation_uid}</span>
        </Fact>
        <Fact name={auditWords.place}>{formatExact(entry.metadata.sequence)}</Fact>
        <Fact name={auditWords.digest}>
          <span className="font-mono text-xs">{entry.metadata.digest}</span>
        </Fact>
      </dl>
      <div className="flex flex-wrap gap-2">
        {actor === null ? null : <Button onClick={() => onNarrow({ actor })}>{auditWords.onlyActor}</Button>}
        {thing === null ? null : <Button onClick={() => onNarrow({ thing })}>{auditWords.onlyThing}</Button>}
      </div>
    </div>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
