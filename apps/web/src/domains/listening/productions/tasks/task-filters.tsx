import { Service } from '@vireo/contracts/productions'
import { FilterBar, Select } from '@vireo/ui'

import { languageName } from '#kit/format/index.ts'
import type { QueryChanges } from '#kit/routing/index.ts'
import { type Sought, useHeldQualifications } from '../producer/queries.ts'
import { productionsWords } from '../words.ts'
import { taskWords } from './words.ts'

type TaskFiltersProps = {
  readonly sought: Sought
  readonly count: number
  readonly onChange: (changes: QueryChanges) => void
}

/** Narrows what can be claimed: by the kind of work, and by the languages that somebody is qualified for. */
export function TaskFilters({ sought, count, onChange }: TaskFiltersProps) {
  const { service, source_language: from, target_language: to } = sought
  const held = useHeldQualifications().data?.qualifications.filter(({ granted_at: at }) => at !== null) ?? []
  const chips = [
    { name: 'service', label: service && productionsWords.services[service] },
    { name: 'from', label: from && `${taskWords.from} ${languageName(from)}` },
    { name: 'to', label: to && `${taskWords.to} ${languageName(to)}` },
  ].flatMap(({ name, label }) =>
    label === undefined ? [] : [{ id: name, label, onRemove: () => onChange({ [name]: undefined }) }],
  )
  const kinds = Service.options.map((value) => ({ value, label: productionsWords.services[value] }))
  return (
    <FilterBar
      count={count}
      chips={chips}
      onClear={() => onChange({ service: undefined, from: undefined, to: undefined })}
      filters={
        <>
          <Select
            label={taskWords.service}
            value={service ?? ''}
            groups={[{ label: taskWords.service, options: [{ value: '', label: taskWords.every }, ...kinds] }]}
            onChange={(value) => onChange({ service: value })}
          />
          <Select
            label={taskWords.from}
            value={from ?? ''}
            groups={[{ label: taskWords.from, options: languages(held.map((one) => one.source_language)) }]}
            onChange={(value) => onChange({ from: value })}
          />
          <Select
            label={taskWords.to}
            value={to ?? ''}
            groups={[{ label: taskWords.to, options: languages(held.map((one) => one.target_language)) }]}
            onChange={(value) => onChange({ to: value })}
          />
        </>
      }
    />
  )
}

function languages(codes: readonly string[]) {
  return [
    { value: '', label: taskWords.everyLanguage },
    ...Array.from(new Set(codes), (value) => ({ value, label: languageName(value) })),
  ]
}
