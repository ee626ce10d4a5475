import type { AuditLogEntry } from '@vireo/contracts/audit'
import { Avatar } from '@vireo/ui'
import { ChevronDown, Settings2 } from 'lucide-react'
import { useState } from 'react'

import { timeOfDay } from '../days-of.ts'
import type { LogFilter } from '../queries.ts'
import { actorName, sentenceOf, type Names } from '../sentences/sentence-of.ts'
import { sentenceWords } from '../sentences/words.ts'
import { auditWords } from '../words.ts'
import { EntryFacts } from './entry-facts.tsx'

type Props = {
  readonly entry: AuditLogEntry
  readonly names: Names
  readonly onNarrow: (filter: LogFilter) => void
}

/** Tells one act in a sentence; what machines know of it stands behind that. */
export function LogRow({ entry, names, onNarrow }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <li className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
      <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
        <summary className="flex list-none items-center gap-3 px-4 py-3 transition-colors hover:bg-hover [&::-webkit-details-marker]:hidden">
          <Face entry={entry} names={names} />
          <span className="min-w-0 flex-1">
            <span className="block text-sm break-words">{sentenceOf(entry, names)}</span>
            <span className="block text-xs text-muted tabular-nums">
              <time dateTime={entry.time_dt}>{timeOfDay(entry.time)}</time>
              {entry.device?.ip ? ` · ${sentenceWords.from(entry.device.ip)}` : null}
              {entry.actor.app_uid === null ? null : ` · ${auditWords.byKey}`}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            size={16}
            className="shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        {open ? <EntryFacts entry={entry} names={names} onNarrow={onNarrow} /> : null}
      </details>
    </li>
  )
}

/** Shows the face of a person; machines and strangers have none. */
function Face({ entry, names }: Pick<Props, 'entry' | 'names'>) {
  if (entry.actor.user.uid !== null) return <Avatar name={actorName(entry, names)} size="sm" />
  return (
    <span aria-hidden className="flex size-8 shrink-0 items-center justify-center rounded-full bg-fill text-muted">
      <Settings2 size={16} />
    </span>
  )
}
