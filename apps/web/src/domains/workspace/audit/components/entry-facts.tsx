import type { AuditLogEntry } from '@vireo/contracts/audit'
import { Button } from '@vireo/ui'
import type { ReactNode } from 'react'

import { formatDateTime, formatExact } from '#kit/format/index.ts'
import type { LogFilter } from '../queries.ts'
import { actorName, type Names } from '../sentences/sentence-of.ts'
import { auditWords } from '../words.ts'

/** Shows everything that was written down about one act, as machines name it, and the ways to more of the kind. */
export function EntryFacts({
  entry,
  names,
  onNarrow,
}: {
  readonly entry: AuditLogEntry
  readonly names: Names
  readonly onNarrow: (filter: LogFilter) => void
}) {
  const { target_kind: kind, target_id: thing, user_agent: browser, details } = entry.unmapped
  const actor = entry.actor.user.uid
  return (
    <div className="flex flex-col gap-4 px-4 pt-1 pb-4 text-sm md:pl-15">
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
        <Fact name={auditWords.time}>{formatDateTime(Math.floor(entry.time / 1000))}</Fact>
        <Fact name={auditWords.actor}>
          {actorName(entry, names)}
          {entry.actor.user.email_addr === null ? null : ` · ${entry.actor.user.email_addr}`}
        </Fact>
        <Fact name={auditWords.act} code>
          {entry.activity_name}
        </Fact>
        {thing === null ? null : (
          <Fact name={auditWords.thing} code>
            {`${kind ?? ''} ${thing}`.trim()}
          </Fact>
        )}
        {Object.entries(details).map(([name, value]) => (
          <Fact key={name} name={name.replaceAll('_', ' ')}>
            {typeof value === 'string' ? value : JSON.stringify(value)}
          </Fact>
        ))}
        {browser === '' ? null : <Fact name={auditWords.browser}>{browser}</Fact>}
        <Fact name={auditWords.request} code>
          {entry.metadata.correlation_uid}
        </Fact>
        <Fact name={auditWords.place}>{formatExact(entry.metadata.sequence)}</Fact>
        <Fact name={auditWords.digest} code>
          {entry.metadata.digest}
        </Fact>
      </dl>
      {actor === null && thing === null ? null : (
        <div className="flex flex-wrap gap-2">
          {actor === null ? null : (
            <Button size="sm" onClick={() => onNarrow({ actor })}>
              {auditWords.onlyActor(actorName(entry, names))}
            </Button>
          )}
          {thing === null ? null : (
            <Button size="sm" onClick={() => onNarrow({ thing })}>
              {auditWords.onlyThing}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function Fact({
  name,
  code = false,
  children,
}: {
  readonly name: string
  readonly code?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className="contents">
      <dt className="text-muted max-sm:text-xs">{name}</dt>
      <dd className={code ? 'font-mono text-xs leading-5 break-all max-sm:mb-2' : 'break-words max-sm:mb-2'}>
        {children}
      </dd>
    </div>
  )
}
