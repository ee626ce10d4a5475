import type { ProducerStatement } from '@vireo/contracts/productions'

import { toCsv } from '#kit/files/csv.ts'
import { saveFile } from '#kit/files/save-file.ts'
import { producerWords } from '../producer/words.ts'

/** Saves the lines of a statement as a file for spreadsheets. */
export function saveStatement({ month, entries }: ProducerStatement): void {
  const { columns, kinds } = producerWords
  const rows = entries.map(({ created_at: at, kind, amount_cents: cents }) => [
    at.slice(0, 10),
    kinds[kind],
    cents / 100,
  ])
  const csv = toCsv([[columns.date, columns.kind, `${columns.amount} (USD)`], ...rows])
  saveFile(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }), `statement-${month}.csv`)
}
