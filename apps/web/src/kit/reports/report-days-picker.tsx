import { dayOf, RangePicker, type RangePreset } from '@vireo/ui'

import { nowMs } from '../clock.ts'
import type { QueryChanges } from '../routing/index.ts'
import type { ReportDays } from './report-days.ts'
import { reportWords as words } from './words.ts'

const presets: readonly RangePreset[] = ['today', 'week', 'days30', 'month', 'year']

/** Lets one choose over which days a report tells. */
export function ReportDaysPicker({
  days: { from, to },
  onChange,
}: {
  readonly days: ReportDays
  readonly onChange: (changes: QueryChanges) => void
}) {
  return (
    <RangePicker
      label={words.time}
      labelHidden
      needsRange
      presets={presets}
      today={dayOf(nowMs())}
      value={{ from, to }}
      onChange={(range) => onChange({ from: range.from, to: range.to })}
    />
  )
}
