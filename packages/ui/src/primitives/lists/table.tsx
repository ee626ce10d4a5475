import type { ReactNode } from 'react'

import { joinClasses } from '../../join-classes.ts'
import { uiWords } from '../../words.ts'

export type Column<Row> = {
  readonly id: string
  readonly title: ReactNode
  readonly cell: (row: Row) => ReactNode
  readonly className?: string
  /** What a table of cards does with it on a phone: the head of the card, a line with its title, or nothing. */
  readonly phone?: 'head' | 'line' | 'hidden'
}

export type TableProps<Row> = {
  readonly caption: string
  /** The widths of the columns: `grid-cols-…`, the one of the menu included. */
  readonly grid: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly isSelected?: (row: Row) => boolean
  /** The menu of a row, in a column of its own at the end: 2 rem. */
  readonly menu?: (row: Row) => ReactNode
  /** Shows each row as a card on phones. */
  readonly cards?: boolean
}

/** The class of the link or button in a row that opens it: a click anywhere on the row reaches it. */
export const opensRowClasses = 'opens-row rounded-sm text-left font-medium'

/**
 * Shows rows under a header that stays in sight while they scroll. Rows far off screen are not laid out, so ten thousand
 * of them cost nothing.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, grid, rows, rowKey, isSelected, menu, cards = false } = props
  const columns = menu ? [...props.columns, menuColumn(menu)] : props.columns
  const line = joinClasses('grid items-center gap-3 px-4', grid)
  return (
    <table className="block w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className={joinClasses('sticky top-(--topbar-height) z-10 block bg-surface', cards && 'max-md:sr-only')}>
        <tr className={joinClasses(line, 'border-b border-line')}>
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
      <tbody className={joinClasses('block', cards && 'max-md:flex max-md:flex-col max-md:gap-2')}>
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className={joinClasses(
              line,
              'table-row-opens min-h-14 border-b border-line py-2 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]',
              cards &&
                'max-md:flex max-md:flex-col max-md:items-stretch max-md:gap-1 max-md:rounded-lg max-md:border-0 max-md:bg-surface max-md:p-4',
              isSelected?.(row) ? 'bg-accent-soft' : 'hover:bg-hover',
            )}
          >
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} cards={cards} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({
  column,
  row,
  cards,
}: {
  readonly column: Column<Row>
  readonly row: Row
  readonly cards: boolean
}) {
  const place = cards ? (column.phone ?? 'line') : undefined
  return (
    <td
      className={joinClasses(
        'block min-w-0',
        column.className,
        place === 'hidden' && 'max-md:hidden',
        place === 'line' && 'max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:text-left',
        place === 'head' && column.id !== menuId && 'max-md:pr-10',
        column.id === menuId && place && 'max-md:absolute max-md:top-2 max-md:right-2',
      )}
    >
      {place === 'line' ? <span className="shrink-0 text-xs text-muted md:hidden">{column.title}</span> : null}
      {column.cell(row)}
    </td>
  )
}

const menuId = 'menu'

function menuColumn<Row>(menu: (row: Row) => ReactNode): Column<Row> {
  return { id: menuId, title: <span className="sr-only">{uiWords.actions}</span>, cell: menu, phone: 'head' }
}
