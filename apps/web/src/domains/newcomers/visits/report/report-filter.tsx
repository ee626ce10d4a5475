import { dayOf, RangePicker, type RangePreset } from '@vireo/ui'

import { nowMs } from '#kit/clock.ts'
import type { QueryChanges } from '#kit/routing/index.ts'
import type { ReportRange } from './report-range.ts'
import { visitReportWords as words } from './words.ts'

const presets: readonly RangePreset[] = ['today', 'week', 'days30', 'month', 'year']

/** Lets one choose over which days the report tells. */
export function ReportFilter({
  range,
  onChange,
}: {
  readonly range: ReportRange
  readonly onChange: (changes: QueryChanges) => void
}) {
  return (
    <RangePicker
      label={words.time}
      labelHidden
      needsRange
      presets={presets}
      today={dayOf(nowMs())}
      value={{ from: range.from, to: range.to }}
      onChange={({ from, to }) => onChange({ from, to })}
    />
  )
}
