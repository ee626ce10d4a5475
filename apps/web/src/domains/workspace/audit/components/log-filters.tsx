import { dayOf, FilterBar, RangePicker, Select, type FilterChip } from '@vireo/ui'

import { nowMs } from '#kit/clock.ts'
import { formatDate } from '#kit/format/index.ts'
import type { LogFilter } from '../queries.ts'
import type { Names } from '../sentences/sentence-of.ts'
import { auditWords } from '../words.ts'

type Props = {
  readonly filter: LogFilter
  readonly names: Names
  /** How many entries are on the screen. */
  readonly count: number
  readonly onChange: (filter: LogFilter) => void
}

const any = '*'

/** Narrows the log by subject and days, and shows as chips what narrows it now: whom and what a row chose too. */
export function LogFilters({ filter, names, count, onChange }: Props) {
  const { subject, from, to } = filter
  const without = (...gone: readonly (keyof LogFilter)[]) =>
    Object.fromEntries(Object.entries(filter).filter(([name]) => !gone.some((one) => one === name)))
  const options = Object.entries(auditWords.subjects).map(([value, label]) => ({ value, label }))
  return (
    <FilterBar
      count={count}
      chips={chipsOf(filter, names, (...gone) => onChange(without(...gone)))}
      onClear={() => onChange({})}
      filters={
        <>
          <Select
            label={auditWords.subject}
            value={subject ?? any}
            groups={[
              { label: auditWords.subject, options: [{ value: any, label: auditWords.anySubject }, ...options] },
            ]}
            onChange={(value) => onChange({ ...without('subject'), ...(value !== any && { subject: value }) })}
          />
          <RangePicker
            label={auditWords.days}
            today={dayOf(nowMs())}
            value={{ from, to }}
            onChange={(range) =>
              onChange({
                ...without('from', 'to'),
                ...(range.from && { from: range.from }),
                ...(range.to && { to: range.to }),
              })
            }
          />
        </>
      }
    />
  )
}

function chipsOf(
  { subject, actor, thing, from, to }: LogFilter,
  names: Names,
  remove: (...gone: readonly (keyof LogFilter)[]) => void,
): FilterChip[] {
  const subjects: Readonly<Record<string, string>> = auditWords.subjects
  const chip = (id: string, label: string | undefined, ...gone: readonly (keyof LogFilter)[]): FilterChip[] =>
    label === undefined ? [] : [{ id, label, onRemove: () => remove(...gone) }]
  return [
    ...chip('subject', subject && (subjects[subject] ?? subject), 'subject'),
    ...chip('days', daysText(from, to), 'from', 'to'),
    ...chip('actor', actor && auditWords.narrowedActor(names.get(actor) ?? actor), 'actor'),
    ...chip('thing', thing && auditWords.narrowedThing(names.get(thing) ?? thing), 'thing'),
  ]
}

function daysText(from: string | undefined, to: string | undefined): string | undefined {
  if (from === undefined && to === undefined) return undefined
  return auditWords.between(from === undefined ? '…' : dateOf(from), to === undefined ? '…' : dateOf(to))
}

function dateOf(day: string): string {
  return formatDate(new Date(`${day}T12:00:00`).getTime() / 1000)
}
