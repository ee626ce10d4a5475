import { FigureTable, seriesClasses } from '@vireo/ui'

import { KnownFace } from '#kit/faces/index.ts'
import { FiguresFold, shareText } from '#kit/reports/index.ts'
import { formatMoment } from '../reports/format-moment.ts'
import type { Interval } from '../reports/usage-filter.ts'
import { othersId, sum, type UsageReport, type UsageSeries } from '../reports/usage-report.ts'
import { reportWords } from '../report/words.ts'

type Row = UsageSeries & { readonly place: number; readonly used: number }

/** Shows the largest series with their colours and their part of the whole. */
export function SeriesTable({
  series,
  total,
  format,
  isByVoice,
}: {
  readonly series: readonly UsageSeries[]
  readonly total: number
  readonly format: (value: number) => string
  readonly isByVoice: boolean
}) {
  const report = reportWords
  const rows: Row[] = series.map((one, place) => ({ ...one, place, used: sum(one.values) }))
  return (
    <FigureTable
      caption={report.seriesCaption}
      columns={[
        { id: 'name', title: report.name, isHeader: true, cell: isByVoice ? nameWithFace : nameWithColour },
        {
          id: 'amount',
          title: report.amount,
          isFigure: true,
          className: 'whitespace-nowrap',
          cell: ({ used }) => format(used),
        },
        {
          id: 'share',
          title: report.share,
          isFigure: true,
          className: 'w-16 whitespace-nowrap text-muted',
          cell: ({ used }) => shareText(used, total),
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

const nameWithFace = (row: Row) => <Name row={row} hasFace />
const nameWithColour = (row: Row) => <Name row={row} hasFace={false} />

function Name({ row: { id, name, place }, hasFace }: { readonly row: Row; readonly hasFace: boolean }) {
  return (
    <span className="flex items-center gap-3">
      {hasFace && id !== othersId ? (
        <KnownFace id={id} size={24} />
      ) : (
        <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${seriesClasses(place)}`} />
      )}
      {name}
    </span>
  )
}

/** Shows the same figures as the picture, for whoever cannot see it or wants them exactly. */
export function MomentTable({
  report: { times, series },
  interval,
  format,
}: {
  readonly report: UsageReport
  readonly interval: Interval
  readonly format: (value: number) => string
}) {
  const rows = times.flatMap((time, place) => {
    const used = series
      .map((one) => ({ name: one.name, value: one.values[place] ?? 0 }))
      .filter(({ value }) => value > 0)
    return used.length > 0 ? [{ time, used }] : []
  })
  const title = reportWords.bySteps[interval]
  return (
    <FiguresFold title={title}>
      <FigureTable
        caption={title}
        columns={[
          {
            id: 'step',
            title: reportWords.steps[interval],
            isHeader: true,
            className: 'whitespace-nowrap tabular-nums',
            cell: ({ time }) => formatMoment(time, interval),
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
    </FiguresFold>
  )
}
