import { FigureTable } from '@vireo/ui'

import { formatExact } from '../format/index.ts'
import { ReportPart } from './report-parts.tsx'
import { countryName, shareText } from './report-text.ts'
import { reportWords as words } from './words.ts'

type Counted<Row> = {
  readonly rows: readonly Row[]
  /** What is counted of each. */
  readonly figure: string
  readonly countOf: (row: Row) => number
  /** All there is of it. */
  readonly whole: number
  /** Decimals of a share. */
  readonly decimals?: number
}

/** Shows what a report counted of each of several, and which part of the whole that is. */
export function SharePart<Row>({
  title,
  name,
  nameOf,
  keyOf,
  rows,
  figure,
  countOf,
  whole,
  decimals,
}: Counted<Row> & {
  readonly title: string
  /** What they are. */
  readonly name: string
  readonly nameOf: (row: Row) => string
  readonly keyOf: (row: Row) => string
}) {
  return (
    <ReportPart title={title}>
      <FigureTable
        caption={title}
        columns={[
          { id: 'name', title: name, isHeader: true, className: 'w-full wrap-anywhere', cell: nameOf },
          {
            id: 'figure',
            title: figure,
            isFigure: true,
            className: 'whitespace-nowrap',
            cell: (row) => formatExact(countOf(row)),
          },
          {
            id: 'share',
            title: words.share,
            isFigure: true,
            className: 'w-16 whitespace-nowrap text-muted',
            cell: (row) => shareText(countOf(row), whole, decimals),
          },
        ]}
        rows={rows}
        rowKey={keyOf}
      />
    </ReportPart>
  )
}

/** Shows what a report counted in each country, where this instance knows. */
export function CountryPart<Row extends { readonly country: string | null }>(counted: Counted<Row>) {
  return (
    <SharePart
      {...counted}
      title={words.countries}
      name={words.country}
      nameOf={({ country }) => (country === null ? words.unknownCountry : countryName(country))}
      keyOf={({ country }) => country ?? ''}
    />
  )
}
