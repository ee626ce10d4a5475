import type { VisitReport } from '@vireo/contracts/visits'
import { FigureTable } from '@vireo/ui'

import { formatExact } from '#kit/format/index.ts'
import { CountryPart, ReportPart, reportWords, ShareBars, SharePart, shareText } from '#kit/reports/index.ts'
import { visitReportWords as words } from './words.ts'

type Shown = { readonly report: VisitReport }

const decimals = 1

/** Shows how many of each step took the next one. */
export function Funnel({ report: { totals, of_sign_ups: outcome } }: Shown) {
  const steps = [
    [words.steps.visited, totals.visitors, undefined],
    [words.steps.signedUp, totals.sign_ups, totals.visitors],
    [words.steps.generated, outcome.generated, totals.sign_ups],
    [words.steps.paid, outcome.paid, totals.sign_ups],
  ] as const
  return (
    <ReportPart title={words.funnel} lead={words.funnelLead}>
      <ShareBars
        rows={steps.map(([name, value, before]) => {
          const share = before === undefined ? '' : ` · ${shareText(value, before, decimals)}`
          return { name, value, text: `${formatExact(value)}${share}` }
        })}
      />
    </ReportPart>
  )
}

/** Shows where visitors came from, and in which countries they were. */
export function Origins({ report: { sources, countries, totals } }: Shown) {
  const visitors = {
    figure: words.metrics.visitors,
    countOf: (row: { readonly visitors: number }) => row.visitors,
    whole: totals.visitors,
    decimals,
  }
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <SharePart
        {...visitors}
        title={words.sources}
        name={words.source}
        rows={sources}
        nameOf={({ source }) => source ?? words.byThemselves}
        keyOf={({ source }) => source ?? ''}
      />
      <CountryPart {...visitors} rows={countries} />
    </div>
  )
}

/** Shows how many took each of the first steps that newcomers are shown; nothing where nobody took one. */
export function FirstSteps({ report: { first_steps: steps } }: Shown) {
  if (steps.length === 0) return null
  return (
    <ReportPart title={words.firstSteps} lead={words.firstStepsLead}>
      <ShareBars
        rows={steps.map(({ item_id: item, people }) => ({
          name: words.stepNames[item],
          value: people,
          text: formatExact(people),
        }))}
      />
    </ReportPart>
  )
}

/** Shows which pages were seen most. */
export function Pages({ report: { pages } }: Shown) {
  const figures = ['page_views', 'visitors'] as const
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
            cell: ({ path }) => path,
          },
          ...figures.map((one) => ({
            id: one,
            title: words.metrics[one],
            isFigure: true,
            className: 'whitespace-nowrap',
            cell: (page: VisitReport['pages'][number]) => formatExact(page[one]),
          })),
        ]}
        rows={pages}
        rowKey={({ path }) => path}
      />
    </ReportPart>
  )
}
