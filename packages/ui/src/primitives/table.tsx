import type { ReactNode } from 'react'

import { joinClasses } from '../join-classes.ts'

export type Column<Row> = {
  readonly id: string
  readonly title: ReactNode
  readonly cell: (row: Row) => ReactNode
  readonly className?: string
}

/**
 * Rows under a header that stays in sight while they scroll. `grid` names the columns' widths
 * (`grid-cols-…`); rows far off screen are not laid out, so ten thousand of them cost nothing.
 */
export function Table<Row>({
  caption,
  grid,
  columns,
  rows,
  rowKey,
  isSelected,
}: {
  readonly caption: string
  readonly grid: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly isSelected?: (row: Row) => boolean
}) {
  const line = joinClasses('grid items-center gap-3 border-b border-line px-4', grid)
  return (
    <table className="block w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-(--topbar-height) z-10 block bg-surface">
        <tr className={line}>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={joinClasses(
                'flex h-10 items-center text-left text-xs font-medium text-muted',
                column.className,
              )}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className={joinClasses(
              line,
              'min-h-14 py-2 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]',
              isSelected?.(row) ? 'bg-accent-soft' : 'hover:bg-hover',
            )}
          >
            {columns.map((column) => (
              <td key={column.id} className={joinClasses('block min-w-0', column.className)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
