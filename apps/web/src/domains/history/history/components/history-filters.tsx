import { HistorySource } from '@vireo/contracts/history'
import { FilterSelect, IconButton, Select, TextField, joinClasses, type SelectOption } from '@vireo/ui'
import { Search, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'

import type { HistoryFilter } from '../queries.ts'
import { historyWords } from '../words.ts'
import { SettingsButton } from './settings-button.tsx'

/** Kinds of recordings that this product makes. */
const madeHere = ['TTS', 'STS'] as const

export type FilterChange = Readonly<Record<string, string | undefined>>

/** What is typed and chosen above the list; the address of the page keeps it. */
export function HistoryFilters({
  filter,
  voices,
  modelNames,
  showsSource,
  onChange,
}: {
  readonly filter: HistoryFilter
  /** Voices to narrow by. */
  readonly voices: readonly SelectOption[]
  readonly modelNames: ReadonlyMap<string, string>
  /** Whether the list may hold recordings made in different ways. */
  readonly showsSource: boolean
  readonly onChange: (change: FilterChange) => void
}) {
  const [shown, setShown] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      <SearchLine search={filter.search} shown={shown} onToggle={() => setShown(!shown)} onChange={onChange} />
      <div
        className={joinClasses(
          'grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-[repeat(4,minmax(0,1fr))_11.5rem_11.5rem]',
          !shown && 'max-md:hidden',
        )}
      >
        <FilterSelect
          label={historyWords.voice}
          anyLabel={historyWords.anyVoice}
          options={voices}
          value={filter.voiceId ?? ''}
          onChange={(value) => onChange({ voice_id: value || undefined })}
        />
        <FilterSelect
          label={historyWords.model}
          anyLabel={historyWords.anyModel}
          options={[...modelNames].map(([value, label]) => ({ value, label }))}
          value={filter.modelId ?? ''}
          onChange={(value) => onChange({ model_id: value || undefined })}
        />
        {showsSource ? (
          <FilterSelect
            label={historyWords.source}
            anyLabel={historyWords.anySource}
            options={madeHere.map((value) => ({ value, label: historyWords.sources[value] }))}
            value={filter.source ?? ''}
            onChange={(value) => onChange({ source: value || undefined })}
          />
        ) : null}
        <OrderSelect order={filter.order ?? 'desc'} onChange={onChange} />
        <DayField label={historyWords.from} name="from" day={filter.from} max={filter.to} onChange={onChange} />
        <DayField label={historyWords.to} name="to" day={filter.to} min={filter.from} onChange={onChange} />
      </div>
    </div>
  )
}

/** The search, and what shows the filters where there is little room. */
function SearchLine({
  search,
  shown,
  onToggle,
  onChange,
}: {
  readonly search: string | undefined
  readonly shown: boolean
  readonly onToggle: () => void
  readonly onChange: (change: FilterChange) => void
}) {
  return (
    <div className="flex gap-2 *:first:flex-1">
      <TextField
        label={historyWords.search}
        labelHidden
        type="search"
        placeholder={historyWords.searchPlaceholder}
        icon={<Search aria-hidden size={16} />}
        maxLength={200}
        value={search ?? ''}
        onChange={(event) => onChange({ search: event.target.value || undefined })}
      />
      <IconButton
        look="outline"
        className="md:hidden"
        label={historyWords.filters}
        aria-expanded={shown}
        onClick={onToggle}
      >
        <SlidersHorizontal aria-hidden size={16} />
      </IconButton>
      <SettingsButton />
    </div>
  )
}

function OrderSelect({
  order,
  onChange,
}: {
  readonly order: 'asc' | 'desc'
  readonly onChange: (change: FilterChange) => void
}) {
  return (
    <Select
      label={historyWords.order}
      labelHidden
      value={order}
      onChange={(value) => onChange({ sort_direction: value === 'desc' ? undefined : value })}
      groups={[
        {
          label: historyWords.order,
          options: [
            { value: 'desc', label: historyWords.newestFirst },
            { value: 'asc', label: historyWords.oldestFirst },
          ],
        },
      ]}
    />
  )
}

function DayField({
  label,
  name,
  day,
  min,
  max,
  onChange,
}: {
  readonly label: string
  readonly name: 'from' | 'to'
  readonly day: string | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onChange: (change: FilterChange) => void
}) {
  return (
    <label className="flex h-10 min-w-0 items-center gap-2 rounded-md border border-control bg-surface px-3 text-sm hover:border-muted">
      <span className="shrink-0 text-muted">{label}</span>
      <input
        type="date"
        className="min-w-0 flex-1 bg-transparent outline-offset-4"
        value={day ?? ''}
        min={min}
        max={max}
        onChange={(event) => onChange({ [name]: event.target.value || undefined })}
      />
    </label>
  )
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/u

/** Reads a filter from the address; what is not understood does not narrow. */
export function filterFrom(query: URLSearchParams): HistoryFilter {
  const search = query.get('search')
  const voiceId = query.get('voice_id')
  const modelId = query.get('model_id')
  const from = query.get('from')
  const to = query.get('to')
  const source = HistorySource.safeParse(query.get('source')).data
  return {
    ...(search && { search }),
    ...(voiceId && { voiceId }),
    ...(modelId && { modelId }),
    ...(from && dayPattern.test(from) && { from }),
    ...(to && dayPattern.test(to) && { to }),
    ...(source && { source }),
    ...(query.get('sort_direction') === 'asc' && { order: 'asc' as const }),
  }
}

/** Whether the filter leaves something out. */
export function isNarrow({ order: _order, ...filter }: HistoryFilter): boolean {
  return Object.keys(filter).length > 0
}
