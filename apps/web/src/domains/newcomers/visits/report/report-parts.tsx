import type { VisitReport } from '@vireo/contracts/visits'
import { FigureTable } from '@vireo/ui'
import type { ReactNode } from 'react'

import { formatExact } from '#kit/format/index.ts'
import { countryName, percentText } from './report-figures.ts'
import { visitReportWords as words } from './words.ts'

type Shown = { readonly report: VisitReport }
type Came = { readonly visitors: number }

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-lg bg-surface p-4 md:p-6">
      <h2 id={id} className="mb-3 text-base font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Shows how many of each step took the next one. */
export function Funnel({ report: { totals, of_sign_ups: outcome } }: Shown) {
  const steps = [
    [words.steps.visited, totals.visitors, totals.visitors],
    [words.steps.signedUp, totals.sign_ups, totals.visitors],
    [words.steps.generated, outcome.generated, totals.sign_ups],
    [words.steps.paid, outcome.paid, totals.sign_ups],
  ] as const
  const most = Math.max(1, ...steps.map(([, count]) => count))
  return (
    <Part id="funnel" title={words.funnel}>
      <p className="-mt-2 mb-4 text-sm text-muted">{words.funnelLead}</p>
      <ol className="flex flex-col gap-3">
        {steps.map(([name, count, before]) => (
          <li key={name} className="grid grid-cols-[6rem_minmax(0,1fr)_7rem] items-center gap-3 text-sm">
            <span>{name}</span>
            <span aria-hidden className="h-2.5 overflow-clip rounded-full bg-fill">
              <span className="block h-full rounded-full bg-series-1" style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className="text-right whitespace-nowrap text-muted tabular-nums">
              {formatExact(count)}
              {name === words.steps.visited ? null : ` · ${percentText(count, before)}`}
            </span>
          </li>
        ))}
      </ol>
    </Part>
  )
}

/** Shows where visitors came from. */
export function Sources({ report: { sources, totals } }: Shown) {
  return (
    <Part id="sources" title={words.sources}>
      <FigureTable
        caption={words.sources}
        columns={[
          {
            id: 'source',
            title: words.source,
            isHeader: true,
            className: 'w-full wrap-anywhere',
            cell: ({ source }) => source ?? words.byThemselves,
          },
          ...visitorColumns(totals),
        ]}
        rows={sources}
        rowKey={({ source }) => source ?? ''}
      />
    </Part>
  )
}

/** Shows in which countries visitors were, where this instance knows. */
export function Countries({ report: { countries, totals } }: Shown) {
  return (
    <Part id="countries" title={words.countries}>
      <FigureTable
        caption={words.countries}
        columns={[
          {
            id: 'country',
            title: words.country,
            isHeader: true,
            className: 'w-full',
            cell: ({ country }) => (country === null ? words.unknownCountry : countryName(country)),
          },
          ...visitorColumns(totals),
        ]}
        rows={countries}
        rowKey={({ country }) => country ?? ''}
      />
    </Part>
  )
}

/** Shows which pages were seen most. */
export function Pages({ report: { pages } }: Shown) {
  return (
    <Part id="pages" title={words.pages}>
      <FigureTable
        caption={words.pages}
        columns={[
          {
            id: 'page',
            title: words.page,
            isHeader: true,
            className: 'w-full wrap-anywhere',
            cell: ({ path }) => path,
          },
          {
            id: 'views',
            title: words.metrics.page_views,
            isFigure: true,
            className: 'whitespace-nowrap',
            cell: ({ page_views: views }) => formatExact(views),
          },
          {
            id: 'visitors',
            title: words.metrics.visitors,
            isFigure: true,
            className: 'whitespace-nowrap',
            cell: ({ visitors }) => formatExact(visitors),
          },
        ]}
        rows={pages}
        rowKey={({ path }) => path}
      />
    </Part>
  )
}

function visitorColumns(totals: Came) {
  return [
    {
      id: 'visitors',
      title: words.metrics.visitors,
      isFigure: true,
      className: 'whitespace-nowrap',
      cell: ({ visitors }: Came) => formatExact(visitors),
    },
    {
      id: 'share',
      title: words.share,
      isFigure: true,
      className: 'w-16 whitespace-nowrap text-muted',
      cell: ({ visitors }: Came) => percentText(visitors, totals.visitors),
    },
  ]
}
