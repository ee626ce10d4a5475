import { FigureTable, seriesClasses } from '@vireo/ui'

import { formatDate } from '#kit/format/index.ts'
import { sum, type UsageReport, type UsageSeries } from '../reports/usage-report.ts'
import { reportWords } from '../report/words.ts'

/** The largest series with their colours and their part of the whole. */
export function SeriesTable({
  series,
  total,
  format,
}: {
  readonly series: readonly UsageSeries[]
  readonly total: number
  readonly format: (value: number) => string
}) {
  const report = reportWords
  const rows = series.map((one, place) => ({ ...one, place, used: sum(one.values) }))
  return (
    <FigureTable
      caption={report.seriesCaption}
      columns={[
        { id: 'name', title: report.name, isHeader: true, cell: nameOf },
        { id: 'amount', title: report.amount, isFigure: true, cell: ({ used }) => format(used) },
        {
          id: 'share',
          title: report.share,
          isFigure: true,
          className: 'w-16 text-muted',
          cell: ({ used }) => percent(used, total),
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

const nameOf = ({ name, place }: { readonly name: string; readonly place: number }) => (
  <span className="flex items-center gap-2">
    <span aria-hidden className={`size-3 shrink-0 rounded-sm ${seriesClasses(place)}`} />
    {name}
  </span>
)

/** The same figures as the picture, for whoever cannot see it or wants them exactly. */
export function DayTable({
  report: { times, series },
  format,
}: {
  readonly report: UsageReport
  readonly format: (value: number) => string
}) {
  const rows = times.flatMap((time, place) => {
    const used = series
      .map((one) => ({ name: one.name, value: one.values[place] ?? 0 }))
      .filter(({ value }) => value > 0)
    return used.length > 0 ? [{ time, used }] : []
  })
  return (
    <details className="rounded-md border border-line">
      <summary className="px-4 py-3 text-sm font-medium">{reportWords.byDay}</summary>
      <div className="border-t border-line px-4">
        <FigureTable
          caption={reportWords.byDay}
          columns={[
            {
              id: 'day',
              title: reportWords.day,
              isHeader: true,
              className: 'tabular-nums',
              cell: ({ time }) => formatDate(time),
            },
            {
              id: 'used',
              title: reportWords.used,
              className: 'text-muted',
              cell: ({ used }) => used.map(({ name, value }) => `${name} ${format(value)}`).join(' · '),
            },
            {
              id: 'total',
              title: reportWords.total,
              isFigure: true,
              cell: ({ used }) => format(used.reduce((all, { value }) => all + value, 0)),
            },
          ]}
          rows={rows}
          rowKey={({ time }) => time}
        />
      </div>
    </details>
  )
}

function percent(part: number, whole: number): string {
  return whole > 0 ? `${Math.round((part / whole) * 100)} %` : ''
}
