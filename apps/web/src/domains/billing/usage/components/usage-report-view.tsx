import { BarChart, type DrawnVoice, EmptyState, Skeleton, voiceArt } from '@vireo/ui'
import type { ReactNode } from 'react'

import { useDrawnVoices } from '#kit/faces/index.ts'
import { formatCount, formatExact } from '#kit/format/index.ts'
import { GhostChart } from '#kit/pictures/ghosts.tsx'
import type { Interval, Metric } from '../reports/usage-filter.ts'
import { drawnSeries, othersId, type UsageReport } from '../reports/usage-report.ts'
import { formatMoment } from '../reports/format-moment.ts'
import { reportWords } from '../report/words.ts'
import { MomentTable, SeriesTable } from './usage-table.tsx'

/** From here on an axis shortens what it names. */
const exactBelow = 100_000

/** Writes a figure as exactly as its metric has it: minutes to the tenth. */
export function formatMetric(metric: Metric): (value: number) => string {
  return metric === 'minutes_used'
    ? (value) => formatExact(Math.round(value * 10) / 10)
    : (value) => formatExact(Math.round(value))
}

/** Writes a value of an axis: exactly, and above a hundred thousand in short. */
function formatOnAxis(metric: Metric): (value: number) => string {
  const format = formatMetric(metric)
  return (value) => (value < exactBelow ? format(value) : formatCount(value))
}

/** Shows the sum, the picture and the figures of a report. */
export function UsageReportView({
  report,
  metric,
  interval,
  isByVoice,
  grouping,
}: {
  readonly report: UsageReport
  readonly metric: Metric
  readonly interval: Interval
  readonly isByVoice: boolean
  /** What lets one choose by what it is divided. */
  readonly grouping: ReactNode
}) {
  const words = reportWords
  const format = formatMetric(metric)
  const series = drawnSeries(report, words.others)
  const drawnVoice = useDrawnVoices(isByVoice)
  const colours = isByVoice
    ? series.map(({ id }) => (id === othersId ? undefined : voiceColour(drawnVoice(id) ?? { id })))
    : undefined
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="flex flex-col">
          <span className="text-sm text-muted">{words.metrics[metric]}</span>
          <span className="text-2xl font-semibold tracking-tight tabular-nums">{format(report.total)}</span>
        </p>
        <div className="w-full min-w-0 max-sm:[&_label]:px-1.5 max-sm:[&_label]:text-xs sm:w-[30rem]">{grouping}</div>
      </div>
      {report.series.length === 0 ? (
        <EmptyState picture={<GhostChart />} title={words.emptyTitle}>
          {words.empty}
        </EmptyState>
      ) : (
        <>
          <BarChart
            label={words.chart(words.metrics[metric], format(report.total))}
            bars={report.times.map((time, place) => ({
              id: String(time),
              label: formatMoment(time, interval),
              values: series.map((one) => one.values[place] ?? 0),
            }))}
            series={series.map((one) => one.name)}
            seriesColours={colours}
            format={format}
            formatAxis={formatOnAxis(metric)}
            smallestStep={metric === 'minutes_used' ? 0.1 : 1}
          />
          <SeriesTable series={series} total={report.total} format={format} isByVoice={isByVoice} />
          <MomentTable report={report} interval={interval} format={format} />
        </>
      )}
    </>
  )
}

function voiceColour(voice: DrawnVoice): string {
  const { light, dark } = voiceArt(voice).wave
  return `light-dark(${light.played}, ${dark.played})`
}

/** Takes the room of a report that is on its way. */
export function UsageReportSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <Skeleton className="h-14 w-40" />
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
