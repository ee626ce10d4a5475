import { FilterBar } from '@vireo/ui'

import type { QueryChanges } from '#kit/routing/index.ts'
import type { HistoryFilter } from '../queries.ts'
import type { Known } from '../speakers.ts'
import { historyWords } from '../words.ts'
import { filterChips } from './filter-chips.ts'
import { FilterFields } from './filter-fields.tsx'

/** Lets one search and narrow the list, and shows what narrows it; absent where there is little. */
export function FilterLine({
  filter,
  known,
  count,
  onChange,
  onClear,
}: {
  readonly filter: HistoryFilter
  readonly known: Known
  /** How many recordings are shown; without end while that is not known. */
  readonly count: number
  readonly onChange: (changes: QueryChanges) => void
  readonly onClear: () => void
}) {
  return (
    <FilterBar
      search={{
        label: historyWords.search,
        placeholder: historyWords.searchPlaceholder,
        value: filter.search ?? '',
        onChange: (value) => onChange({ search: value }),
      }}
      filters={<FilterFields filter={filter} known={known} onChange={onChange} />}
      chips={filterChips(filter, known, onChange)}
      onClear={onClear}
      count={count}
    />
  )
}
