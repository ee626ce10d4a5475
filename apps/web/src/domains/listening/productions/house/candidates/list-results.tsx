import type { CandidateResults } from '@vireo/contracts/productions'
import { Badge, Button, Section, SegmentedControl, Table } from '@vireo/ui'
import { useState } from 'react'

import type { ListOutcome } from './use-candidates.ts'
import { candidateWords as words } from './words.ts'

type Row = CandidateResults['rows'][number]

const tones = { created: 'success', exists: 'neutral', refused: 'danger' } as const
/** So many rows are shown at once. */
const shownAtOnce = 100

/** Says what became of each row of a list; what was refused stands first in sight. */
export function ListResults({ outcome: { file, results, lines } }: { readonly outcome: ListOutcome }) {
  const { created, exists, refused, rows } = results
  const [which, setWhich] = useState<'refused' | 'all'>(refused > 0 ? 'refused' : 'all')
  const [most, setMost] = useState(shownAtOnce)
  const sought = which === 'all' ? rows : rows.filter((row) => row.outcome === 'refused')
  return (
    <Section
      title={words.results}
      lead={<output className="tabular-nums">{words.counts(created, exists, refused)}</output>}
      action={
        <SegmentedControl
          label={words.which}
          labelHidden
          value={which}
          options={[
            { value: 'refused', label: words.refusedOnly },
            { value: 'all', label: words.all },
          ]}
          onChange={(value) => setWhich(value === 'all' ? 'all' : 'refused')}
        />
      }
    >
      {sought.length === 0 ? (
        <p className="text-sm text-muted">{rows.length === 0 ? words.noRows : words.noRefused}</p>
      ) : (
        <Table
          grid="grid-cols-[3rem_1fr_8rem]"
          caption={words.resultsOf(file)}
          rows={sought.slice(0, most).map((row) => ({ ...row, text: lines[row.line - 1] ?? '' }))}
          rowKey={({ line }) => String(line)}
          columns={[
            { id: 'line', title: words.line, className: 'tabular-nums', cell: ({ line }) => line },
            { id: 'row', title: words.row, cell: textCell },
            { id: 'outcome', title: words.outcome, cell: outcomeCell },
          ]}
        />
      )}
      {sought.length > most ? (
        <Button className="mt-4" onClick={() => setMost(most + shownAtOnce)}>
          {words.more}
        </Button>
      ) : null}
    </Section>
  )
}

type ShownRow = Row & { readonly text: string }
const textCell = (row: ShownRow) => <RowText row={row} />
const outcomeCell = ({ outcome }: ShownRow) => <Badge tone={tones[outcome]}>{words.outcomes[outcome]}</Badge>

/** Shows a row as it was sent, and what is wrong with it. */
function RowText({ row: { fault, text } }: { readonly row: ShownRow }) {
  return (
    <>
      <span dir="auto" className="line-clamp-2 font-mono text-xs wrap-anywhere">
        {text}
      </span>
      {fault === null ? null : <span className="block text-danger">{words.faults[fault]}</span>}
    </>
  )
}
