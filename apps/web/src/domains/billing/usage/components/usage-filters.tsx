import { RangePicker, Select, dayOf } from '@vireo/ui'

import { nowMs } from '#kit/clock.ts'
import type { QueryChanges } from '#kit/routing/index.ts'
import { metrics, presets, type UsageFilter } from '../reports/usage-filter.ts'
import { reportWords } from '../report/words.ts'

/** Lets one choose over which days the report goes, and what it counts. */
export function UsageFilters({
  filter,
  onChange,
}: {
  readonly filter: UsageFilter
  readonly onChange: (changes: QueryChanges) => void
}) {
  return (
    <>
      <div className="w-60 max-sm:w-full">
        <RangePicker
          label={reportWords.time}
          labelHidden
          needsRange
          presets={presets}
          today={dayOf(nowMs())}
          value={filter.days}
          onChange={({ from, to }) => onChange({ from, to, days: undefined })}
        />
      </div>
      <div className="w-48 max-sm:min-w-0 max-sm:flex-1">
        <Select
          label={reportWords.metric}
          labelHidden
          value={filter.metric}
          onChange={(value) => onChange({ metric: value })}
          groups={[
            {
              label: reportWords.metric,
              options: metrics.map((value) => ({ value, label: reportWords.metrics[value] })),
            },
          ]}
        />
      </div>
    </>
  )
}
