import type { AudioNativeAnalytics } from '@vireo/contracts/audio-native'
import { FigureTable } from '@vireo/ui'

import { formatExact } from '#kit/format/index.ts'
import {
  CountryPart,
  DayTable,
  ReportPart,
  ReportPicture,
  ReportSums,
  reportWords,
  ShareBars,
  shareText,
} from '#kit/reports/index.ts'
import { addressText } from '../spoken-pages/page-state.ts'
import type { HeardFilter } from './heard-filter.ts'
import { heardBars } from './heard-report.ts'
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
  return (
    <>
      <ReportSums
        figures={[
          [heardWords.metrics.plays, formatExact(heard.plays)],
          [heardWords.metrics.listened, timeText(heard.listened_seconds)],
          [heardWords.completed, shareText(heard.completed, heard.plays)],
          [heardWords.average, timeText(heard.plays > 0 ? heard.listened_seconds / heard.plays : 0)],
        ]}
      />
      <ReportPicture
        metric={metric}
        metrics={heardWords.metrics}
        onMetric={onMetric}
        choiceClassName="w-72 max-w-full"
        bars={heardBars(heard, filter)}
        format={metric === 'plays' ? formatExact : (minutes) => timeText(minutes * 60)}
      >
        <DayTable days={heard.days} columns={figureColumns()} />
      </ReportPicture>
      <div className="grid gap-4 lg:grid-cols-2">
        <Quarters seconds={heard.quarter_seconds} />
        <CountryPart
          rows={heard.countries}
          figure={heardWords.metrics.plays}
          countOf={({ plays }) => plays}
          whole={heard.plays}
        />
      </div>
      <Pages heard={heard} />
    </>
  )
}

/** Shows how far people listen: what was heard of each quarter, against the one most heard. */
function Quarters({ seconds }: { readonly seconds: readonly number[] }) {
  return (
    <ReportPart title={heardWords.quarters} lead={heardWords.quartersLead}>
      <ShareBars
        rows={heardWords.quarterNames.map((name, place) => {
          const value = seconds[place] ?? 0
          return { name, value, text: timeText(value) }
        })}
      />
    </ReportPart>
  )
}

function Pages({ heard: { pages } }: { readonly heard: AudioNativeAnalytics }) {
  return (
    <ReportPart title={reportWords.pages}>
      <FigureTable
        caption={reportWords.pages}
        columns={[
          {
            id: 'page',
            title: reportWords.page,
            isHeader: true,
            className: 'w-full wrap-anywhere',
            cell: pageCell,
          },
          ...figureColumns(),
        ]}
        rows={pages}
        rowKey={({ page_id: id }, place) => id || place}
      />
    </ReportPart>
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
      cell: (row: Line) => shareText(row.completed, row.plays),
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
