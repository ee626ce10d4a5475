import type { ProducerEarnings } from '@vireo/contracts/productions'
import { Table } from '@vireo/ui'

import { producerWords } from '../producer/words.ts'
import { dayText } from '../shown/instants.ts'
import { centsText } from '../shown/money.ts'

type EntryTableProps = { readonly caption: string; readonly entries: ProducerEarnings['entries'] }

/** Lists what changed what is somebody's: when, what and by how much. */
export function EntryTable({ caption, entries }: EntryTableProps) {
  const { columns } = producerWords
  return (
    <div className="-mx-4">
      <Table
        caption={caption}
        grid="grid-cols-[6rem_1fr_6rem]"
        rows={entries}
        rowKey={({ entry_id: id }) => id}
        columns={[
          { id: 'date', title: columns.date, className: 'tabular-nums', cell: ({ created_at: at }) => dayText(at) },
          { id: 'kind', title: columns.kind, cell: ({ kind }) => producerWords.kinds[kind] },
          {
            id: 'amount',
            title: columns.amount,
            className: 'justify-end text-right tabular-nums',
            cell: ({ amount_cents: cents }) => centsText(cents),
          },
        ]}
      />
    </div>
  )
}
