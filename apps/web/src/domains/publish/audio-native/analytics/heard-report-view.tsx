import type { AudioNativeAnalytics } from '@vireo/contracts/audio-native'
import { BarChart, FigureTable, SegmentedControl } from '@vireo/ui'

import { formatExact } from '#kit/format/index.ts'
import { addressText } from '../spoken-pages/page-state.ts'
import { heardMetrics, type HeardFilter } from './heard-filter.ts'
import { barsOf, countryName, dayText, percentText } from './heard-report.ts'
import { heardWords } from './words.ts'

type HeardPage = AudioNativeAnalytics['pages'][number]
type Line = { readonly plays: number; readonly completed: number; readonly listened_seconds: number }

/** Shows the sums, the picture and the figures of what was heard. */
export function HeardReport({
  heard,
  filter,
  onMetric,
}: {
  readonly heard: AudioNativeAnalytics
  readonly filter: HeardFilter
  readonly onMetric: (metric: string) => void
}) {
  const { metric } = filter
  const bars = barsOf(heard, filter)
  const format = metric === 'plays' ? formatExact : (minutes: number) => timeText(minutes * 60)
  return (
    <>
      <Sums heard={heard} />
      <div className="flex flex-col gap-6 rounded-lg bg-surface p-4 md:p-6">
        <div className="w-72 max-w-full">
          <SegmentedControl
            label={heardWords.metric}
            labelHidden
            value={metric}
            onChange={onMetric}
            options={heardMetrics.map((value) => ({ value, label: heardWords.metrics[value] }))}
          />
        </div>
        <BarChart
          label={heardWords.chart(heardWords.metrics[metric])}
          bars={bars}
          series={[heardWords.metrics[metric]]}
          format={format}
          smallestStep={1}
        />
        <DayTable heard={heard} />
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Quarters seconds={heard.quarter_seconds} />
        <Countries heard={heard} />
      </div>
      <Pages heard={heard} />
    </>
  )
}

function Sums({ heard }: { readonly heard: AudioNativeAnalytics }) {
  const figures = [
    [heardWords.metrics.plays, formatExact(heard.plays)],
    [heardWords.metrics.listened, timeText(heard.listened_seconds)],
    [heardWords.completed, percentText(heard.completed, heard.plays)],
    [heardWords.average, timeText(heard.plays > 0 ? heard.listened_seconds / heard.plays : 0)],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-px overflow-clip rounded-lg bg-line md:grid-cols-4">
      {figures.map(([name, value]) => (
        <div key={name} className="flex flex-col bg-surface p-4">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-xl font-semibold tracking-tight tabular-nums md:text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Shows how far people listen: what was heard of each quarter, against the one most heard. */
function Quarters({ seconds }: { readonly seconds: readonly number[] }) {
  const most = Math.max(1, ...seconds)
  return (
    <section aria-labelledby="quarters" className="rounded-lg bg-surface p-4 md:p-6">
      <h2 id="quarters" className="text-base font-semibold">
        {heardWords.quarters}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">{heardWords.quartersLead}</p>
      <ol className="flex flex-col gap-3">
        {seconds.map((heard, place) => (
          // There are four, in their order.
          <li key={place} className="grid grid-cols-[7.5rem_minmax(0,1fr)_6rem] items-center gap-3 text-sm">
            <span>{heardWords.quarterNames[place]}</span>
            <span aria-hidden className="h-2.5 overflow-clip rounded-full bg-fill">
              <span className="block h-full rounded-full bg-series-1" style={{ width: `${(heard / most) * 100}%` }} />
            </span>
            <span className="text-right whitespace-nowrap text-muted tabular-nums">{timeText(heard)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Countries({ heard: { countries, plays } }: { readonly heard: AudioNativeAnalytics }) {
  return (
    <section aria-labelledby="countries" className="rounded-lg bg-surface p-4 md:p-6">
      <h2 id="countries" className="mb-3 text-base font-semibold">
        {heardWords.countries}
      </h2>
      <FigureTable
        caption={heardWords.countries}
        columns={[
          {
            id: 'country',
            title: heardWords.country,
            isHeader: true,
            cell: ({ country }) => (country === null ? heardWords.unknownCountry : countryName(country)),
          },
          { id: 'plays', title: heardWords.metrics.plays, isFigure: true, cell: (row) => formatExact(row.plays) },
          {
            id: 'share',
            title: heardWords.share,
            isFigure: true,
            className: 'w-16 whitespace-nowrap text-muted',
            cell: (row) => percentText(row.plays, plays),
          },
        ]}
        rows={countries}
        rowKey={({ country }) => country ?? ''}
      />
    </section>
  )
}

function Pages({ heard: { pages } }: { readonly heard: AudioNativeAnalytics }) {
  return (
    <section aria-labelledby="heard-pages" className="rounded-lg bg-surface p-4 md:p-6">
      <h2 id="heard-pages" className="mb-3 text-base font-semibold">
        {heardWords.pages}
      </h2>
      <FigureTable
        caption={heardWords.pages}
        columns={[
          {
            id: 'page',
            title: heardWords.page,
            isHeader: true,
            className: 'w-full wrap-anywhere',
            cell: pageCell,
          },
          ...figureColumns(),
        ]}
        rows={pages}
        rowKey={({ page_id: id }, place) => id || place}
      />
    </section>
  )
}

const pageCell = (page: HeardPage) => <PageName page={page} />

function PageName({ page: { title, url } }: { readonly page: HeardPage }) {
  return (
    <>
      <span className="block font-medium">{title ?? (url === null ? heardWords.textOfFile : addressText(url))}</span>
      {url !== null && title !== null ? (
        <span className="block text-xs break-all text-muted">{addressText(url)}</span>
      ) : null}
    </>
  )
}

/** Shows the same figures as the picture, for whoever cannot see it or wants them exactly. */
function DayTable({ heard: { days } }: { readonly heard: AudioNativeAnalytics }) {
  return (
    <details className="group">
      <summary className="w-fit rounded-md px-3 py-2 text-sm font-medium text-muted transition-colors hover:bg-hover hover:text-ink">
        {heardWords.byDay}
      </summary>
      <div className="pt-2">
        <FigureTable
          caption={heardWords.byDay}
          columns={[
            {
              id: 'day',
              title: heardWords.day,
              isHeader: true,
              className: 'whitespace-nowrap tabular-nums',
              cell: ({ day }) => dayText(day),
            },
            ...figureColumns(),
          ]}
          rows={days}
          rowKey={({ day }) => day}
        />
      </div>
    </details>
  )
}

function figureColumns() {
  return [
    {
      id: 'plays',
      title: heardWords.metrics.plays,
      isFigure: true,
      className: 'whitespace-nowrap',
      cell: (row: Line) => formatExact(row.plays),
    },
    {
      id: 'listened',
      title: heardWords.metrics.listened,
      isFigure: true,
      className: 'whitespace-nowrap',
      cell: (row: Line) => timeText(row.listened_seconds),
    },
    {
      id: 'completed',
      title: heardWords.completed,
      isFigure: true,
      className: 'whitespace-nowrap max-sm:hidden',
      cell: (row: Line) => percentText(row.completed, row.plays),
    },
  ]
}

function timeText(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (seconds < 60) return heardWords.seconds(formatExact(Math.round(seconds)))
  return minutes < 60
    ? heardWords.minutes(formatExact(minutes))
    : heardWords.hours(formatExact(Math.floor(minutes / 60)), minutes % 60)
}
