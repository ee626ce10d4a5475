import type { HistoryItem } from '@vireo/contracts/history'
import { Checkbox, PlayButton, Table, clockText, type Column } from '@vireo/ui'

import { nowMs } from '#kit/clock.ts'
import { formatAgo, formatDateTime, formatExact } from '#kit/format/index.ts'
import { historyWords } from '../words.ts'
import { creditsSpent, excerptOf } from './excerpt.ts'
import { RecordingMenu } from './recording-menu.tsx'
import type { RecordingActions } from './use-recording-actions.ts'

/** More than any line shows; the rest is in the details. */
const lineMax = 240

export type Selection = {
  readonly has: (item: HistoryItem) => boolean
  readonly toggle: (item: HistoryItem) => void
  readonly state: boolean | 'indeterminate'
  readonly toggleAll: () => void
}

type RowActions = {
  readonly onDetails: (item: HistoryItem) => void
  readonly onDelete: (item: HistoryItem) => void
}

/** The recordings as rows. */
export function RecordingTable({
  items,
  selection,
  actions,
  ...rowActions
}: RowActions & {
  readonly items: readonly HistoryItem[]
  readonly selection: Selection
  readonly actions: RecordingActions
}) {
  return (
    <Table
      caption={historyWords.caption}
      grid="grid-cols-[1.5rem_2.5rem_minmax(0,1fr)_2rem] md:grid-cols-[1.5rem_2.5rem_minmax(0,1fr)_8rem_4rem_4rem_2rem]"
      columns={columnsOf(selection, actions, rowActions)}
      rows={items}
      rowKey={(item) => item.history_item_id}
      isSelected={selection.has}
    />
  )
}

function columnsOf(selection: Selection, actions: RecordingActions, row: RowActions): Column<HistoryItem>[] {
  return [
    selectColumn(selection),
    {
      id: 'play',
      title: <span className="sr-only">{historyWords.play}</span>,
      cell: (item) => (
        <PlayButton
          of={`“${excerptOf(item)}”`}
          look="outline"
          round
          playing={actions.isPlaying(item)}
          loading={actions.isLoading(item)}
          onClick={() => actions.togglePlay(item)}
        />
      ),
    },
    { id: 'text', title: historyWords.text, cell: (item) => <TextCell item={item} onDetails={row.onDetails} /> },
    {
      id: 'made',
      title: historyWords.made,
      className: 'max-md:hidden text-muted',
      cell: (item) => <Ago item={item} />,
    },
    {
      id: 'length',
      title: historyWords.length,
      className: 'max-md:hidden justify-end text-right text-muted tabular-nums',
      cell: (item) => clockText(item.duration_ms),
    },
    {
      id: 'credits',
      title: historyWords.credits,
      className: 'max-md:hidden justify-end text-right text-muted tabular-nums',
      cell: (item) => formatExact(creditsSpent(item)),
    },
    {
      id: 'actions',
      title: <span className="sr-only">{historyWords.actions}</span>,
      cell: (item) => (
        <RecordingMenu
          item={item}
          onDetails={() => row.onDetails(item)}
          onDownload={() => void actions.download([item])}
          onDelete={() => row.onDelete(item)}
        />
      ),
    },
  ]
}

function selectColumn(selection: Selection): Column<HistoryItem> {
  return {
    id: 'select',
    title: <Checkbox label={historyWords.selectAll} checked={selection.state} onChange={() => selection.toggleAll()} />,
    cell: (item) => (
      <Checkbox
        label={historyWords.select(excerptOf(item))}
        checked={selection.has(item)}
        onChange={() => selection.toggle(item)}
      />
    ),
  }
}

function TextCell({ item, onDetails }: { readonly item: HistoryItem; readonly onDetails: RowActions['onDetails'] }) {
  return (
    <>
      <button
        type="button"
        className="block w-full truncate rounded-sm text-left font-medium hover:underline"
        onClick={() => onDetails(item)}
      >
        {excerptOf(item, lineMax)}
      </button>
      <span className="block truncate text-xs text-muted">
        {item.voice_name ?? historyWords.unknownVoice}
        <span className="md:hidden">
          {' · '}
          <Ago item={item} />
        </span>
      </span>
    </>
  )
}

function Ago({ item }: { readonly item: HistoryItem }) {
  const made = new Date(item.date_unix * 1000).toISOString()
  return (
    <time dateTime={made} title={formatDateTime(item.date_unix)} className="whitespace-nowrap">
      {formatAgo(item.date_unix, nowMs())}
    </time>
  )
}
