import { Badge, Button, FilterSelect } from '@vireo/ui'

import type { LogFilter } from '../queries.ts'
import { auditWords } from '../words.ts'

type Props = { readonly filter: LogFilter; readonly onChange: (filter: LogFilter) => void }

/** What the log is narrowed to: a subject, days, and whom or what a details panel chose. */
export function LogFilters({ filter, onChange }: Props) {
  const set = (name: keyof LogFilter, value: string) => {
    const { [name]: _former, ...rest } = filter
    onChange(value === '' ? rest : { ...rest, [name]: value })
  }
  const { subject = '', actor, thing } = filter
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_12rem_12rem]">
        <FilterSelect
          label={auditWords.subject}
          anyLabel={auditWords.anySubject}
          options={Object.entries(auditWords.subjects).map(([value, label]) => ({ value, label }))}
          value={subject}
          onChange={(value) => set('subject', value)}
        />
        <DayField label={auditWords.from} day={filter.from} onChange={(value) => set('from', value)} />
        <DayField label={auditWords.to} day={filter.to} onChange={(value) => set('to', value)} />
      </div>
      {actor || thing ? (
        <div className="flex flex-wrap items-center gap-2">
          {actor ? <Badge tone="accent">{auditWords.narrowedActor(actor)}</Badge> : null}
          {thing ? <Badge tone="accent">{auditWords.narrowedThing(thing)}</Badge> : null}
          <Button size="sm" onClick={() => onChange({})}>
            {auditWords.clear}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function DayField({
  label,
  day,
  onChange,
}: {
  readonly label: string
  readonly day: string | undefined
  readonly onChange: (day: string) => void
}) {
  return (
    <label className="flex h-10 min-w-0 items-center gap-2 rounded-md border border-control bg-surface px-3 text-sm hover:border-muted">
      <span className="shrink-0 text-muted">{label}</span>
      <input
        type="date"
        className="min-w-0 flex-1 bg-transparent outline-offset-4"
        value={day ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
