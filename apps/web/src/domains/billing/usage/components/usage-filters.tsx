import { Select } from '@vireo/ui'

import { breakdowns, metrics, spans, type Breakdown, type UsageFilter } from '../reports/usage-filter.ts'
import { reportWords } from '../report/words.ts'

/** What the report shows, of whom it is, and over which time. */
export function UsageFilters({
  filter,
  without,
  onChange,
}: {
  readonly filter: UsageFilter
  /** Breakdowns that make no sense here. */
  readonly without: readonly Breakdown[]
  readonly onChange: (name: string, value: string) => void
}) {
  const report = reportWords
  return (
    <div className="grid min-w-0 grow basis-full gap-3 sm:basis-0 sm:grid-cols-3">
      <Select
        label={report.metric}
        value={filter.metric}
        onChange={(value) => onChange('metric', value)}
        groups={[{ label: report.metric, options: metrics.map((value) => ({ value, label: report.metrics[value] })) }]}
      />
      <Select
        label={report.by}
        value={filter.by}
        onChange={(value) => onChange('by', value)}
        groups={[
          {
            label: report.by,
            options: breakdowns
              .filter((value) => !without.includes(value))
              .map((value) => ({ value, label: report.breakdowns[value] })),
          },
        ]}
      />
      <Select
        label={report.time}
        value={filter.days}
        onChange={(value) => onChange('days', value)}
        groups={[
          { label: report.time, options: spans.map((value) => ({ value, label: report.lastDays(Number(value)) })) },
        ]}
      />
    </div>
  )
}
