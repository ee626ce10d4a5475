import { type Day, type FigureColumn, FigureTable } from '@vireo/ui'
import type { ReactNode } from 'react'

import { dayText } from './report-text.ts'
import { reportWords as words } from './words.ts'

/** Keeps the figures of a picture below it, for whoever cannot see it or wants them exactly. */
export function FiguresFold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details>
      <summary className="w-fit rounded-md px-3 py-2 text-sm font-medium text-muted transition-colors hover:bg-hover hover:text-ink">
        {title}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}

/** Shows the figures of each day. */
export function DayTable<Row extends { readonly day: Day }>({
  days,
  columns,
}: {
  readonly days: readonly Row[]
  readonly columns: readonly FigureColumn<Row>[]
}) {
  return (
    <FiguresFold title={words.byDay}>
      <FigureTable
        caption={words.byDay}
        columns={[
          {
            id: 'day',
            title: words.day,
            isHeader: true,
            className: 'whitespace-nowrap tabular-nums',
            cell: ({ day }) => dayText(day),
          },
          ...columns,
        ]}
        rows={days}
        rowKey={({ day }) => day}
      />
    </FiguresFold>
  )
}
