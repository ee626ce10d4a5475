import { seriesClasses } from '@vireo/ui'

import { formatDate } from '../../../kit/format/index.ts'
import { sum, type UsageReport, type UsageSeries } from '../reports/usage-report.ts'
import { usageWords } from '../words.ts'

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
  const { report } = usageWords
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{report.seriesCaption}</caption>
      <thead>
        <tr className="border-b border-line text-left text-xs text-muted">
          <th scope="col" className="py-2 font-medium">
            {report.name}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {report.amount}
          </th>
          <th scope="col" className="w-16 py-2 text-right font-medium">
            {report.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {series.map((one, place) => (
          <tr key={one.id} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 text-left font-normal">
              <span className="flex items-center gap-2">
                <span aria-hidden className={`size-3 shrink-0 rounded-sm ${seriesClasses(place)}`} />
                {one.name}
              </span>
            </th>
            <td className="py-2 text-right tabular-nums">{format(sum(one.values))}</td>
            <td className="py-2 text-right text-muted tabular-nums">{percent(sum(one.values), total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

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
  const { report: reportWords } = usageWords
  return (
    <details className="rounded-md border border-line">
      <summary className="px-4 py-3 text-sm font-medium">{reportWords.byDay}</summary>
      <table className="w-full border-t border-line text-sm">
        <caption className="sr-only">{reportWords.byDay}</caption>
        <thead>
          <tr className="border-b border-line text-left text-xs text-muted">
            <th scope="col" className="px-4 py-2 font-medium">
              {reportWords.day}
            </th>
            <th scope="col" className="px-4 py-2 font-medium">
              {reportWords.used}
            </th>
            <th scope="col" className="px-4 py-2 text-right font-medium">
              {reportWords.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ time, used }) => (
            <tr key={time} className="border-b border-line last:border-0">
              <th scope="row" className="px-4 py-2 text-left align-top font-normal tabular-nums">
                {formatDate(time)}
              </th>
              <td className="px-4 py-2 text-muted">
                {used.map(({ name, value }) => `${name} ${format(value)}`).join(' · ')}
              </td>
              <td className="px-4 py-2 text-right align-top tabular-nums">
                {format(used.reduce((all, { value }) => all + value, 0))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function percent(part: number, whole: number): string {
  return whole > 0 ? `${Math.round((part / whole) * 100)} %` : ''
}
