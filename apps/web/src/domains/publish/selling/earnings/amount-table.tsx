import type { Currency } from '@vireo/contracts/users'
import { FigureTable } from '@vireo/ui'

import { formatMoney } from '#kit/format/index.ts'
import { earningsWords } from './words.ts'

type RowName = keyof typeof earningsWords.rows
type Amounts<Row extends RowName> = Readonly<Record<Row, number>> & { readonly currency: Currency }

/** Shows amounts below each other, in a column for each currency. */
export function AmountTable<Row extends RowName>({
  caption,
  rows,
  amounts,
}: {
  readonly caption: string
  readonly rows: readonly Row[]
  readonly amounts: readonly Amounts<Row>[]
}) {
  return (
    <FigureTable
      caption={caption}
      className="max-w-xl"
      rows={rows}
      rowKey={(row) => row}
      columns={[
        { id: 'line', title: earningsWords.line, isHeader: true, cell: (row) => earningsWords.rows[row] },
        ...amounts.map((one) => ({
          id: one.currency,
          title: one.currency.toUpperCase(),
          isFigure: true,
          cell: (row: Row) => formatMoney(one[row], one.currency),
        })),
      ]}
    />
  )
}
