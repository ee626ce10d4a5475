import type { ReactNode } from 'react'

import { joinClasses } from '../../join-classes.ts'

export type FigureColumn<Row> = {
  readonly id: string
  readonly title: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** What the row is about, read out before its other cells. */
  readonly isHeader?: boolean
  /** Figures stand below each other at the right. */
  readonly isFigure?: boolean
  readonly className?: string
}

/** Shows a few rows of words and figures, as wide as their words need. Long lists are a `Table`. */
export function FigureTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  className,
}: {
  readonly caption: string
  readonly columns: readonly FigureColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row, place: number) => string | number
  readonly className?: string
}) {
  const cellClasses = ({ isFigure, className: own }: FigureColumn<Row>) =>
    joinClasses('py-2 pl-4 first:pl-0', isFigure ? 'text-right tabular-nums' : 'text-left', own)
  return (
    <table className={joinClasses('w-full text-sm', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-muted">
          {columns.map((column) => (
            <th key={column.id} scope="col" className={joinClasses(cellClasses(column), 'font-medium')}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={rowKey(row, place)} className="border-b border-line align-top last:border-0">
            {columns.map((column) =>
              column.isHeader ? (
                <th key={column.id} scope="row" className={joinClasses(cellClasses(column), 'font-normal')}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.id} className={cellClasses(column)}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
