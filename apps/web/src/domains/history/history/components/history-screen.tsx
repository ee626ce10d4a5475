import type { HistoryItem, HistorySource } from '@vireo/contracts/history'
import { Button, EmptyState, Skeleton, buttonClasses, type SelectOption } from '@vireo/ui'
import { AudioLines, SearchX } from 'lucide-react'
import { Suspense, useState } from 'react'

import { later } from '#kit/later.tsx'
import { AppLink, paths, useAddressQuery } from '#kit/routing/index.ts'
import { useDebounced } from '#kit/use-debounced.ts'
import { useVisible } from '#kit/use-visible.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useHistory } from '../queries.ts'
import { historyWords } from '../words.ts'
import { HistoryFilters, filterFrom, isNarrow } from './history-filters.tsx'
import type { ModelNames } from './recording-details.tsx'
import { RecordingTable } from './recording-table.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useRecordingActions } from './use-recording-actions.ts'
import { useRecordingDeletion } from './use-recording-deletion.ts'
import { useSelection } from './use-selection.ts'

const RecordingDetails = later(async () => ({
  default: (await import('./recording-details.tsx')).RecordingDetails,
}))

/** Everything that was generated: finding it, hearing it, saving and deleting it. */
export function HistoryScreen({
  voices,
  modelNames,
  source,
}: {
  readonly voices: readonly SelectOption[]
  readonly modelNames: ModelNames
  /** Only recordings that were made in this way. */
  readonly source?: HistorySource
}) {
  const [query, change] = useAddressQuery()
  const filter = filterFrom(query)
  const settled = useDebounced(query.toString())
  return (
    <div className="flex flex-col">
      <div className="p-4">
        <HistoryFilters
          filter={filter}
          voices={voices}
          modelNames={modelNames}
          showsSource={source === undefined}
          onChange={change}
        />
      </div>
      <Recordings
        query={settled}
        source={source}
        modelNames={modelNames}
        isNarrowed={isNarrow(filter)}
        onClear={() => change(Object.fromEntries([...query.keys()].map((name) => [name, undefined])))}
      />
    </div>
  )
}

type RecordingsProps = {
  readonly query: string
  readonly source: HistorySource | undefined
  readonly modelNames: ModelNames
  readonly isNarrowed: boolean
  readonly onClear: () => void
}

function Recordings({ query, source, modelNames, isNarrowed, onClear }: RecordingsProps) {
  const history = useHistory({ ...filterFrom(new URLSearchParams(query)), ...(source && { source }) })
  if (history.isPending) return <LoadingRecordings />
  if (!history.data) {
    return <QueryError title={historyWords.failed} error={history.error} onRetry={history.refetch} />
  }
  if (history.data.length === 0) return isNarrowed ? <NothingFound onClear={onClear} /> : <NothingYet source={source} />
  return (
    <>
      <RecordingRows items={history.data} modelNames={modelNames} />
      {history.hasNextPage ? (
        <MoreButton busy={history.isFetchingNextPage} onMore={() => void history.fetchNextPage()} />
      ) : null}
    </>
  )
}

function RecordingRows({
  items,
  modelNames,
}: {
  readonly items: readonly HistoryItem[]
  readonly modelNames: ModelNames
}) {
  const actions = useRecordingActions(items)
  const selection = useSelection(items)
  const [shown, setShown] = useState<HistoryItem>()
  const { remove } = useRecordingDeletion((gone) => {
    if (shown && gone.has(shown.history_item_id)) setShown(undefined)
  })
  return (
    <>
      <RecordingTable
        items={items}
        selection={selection}
        actions={actions}
        onDetails={setShown}
        onDelete={(item) => remove([item])}
      />
      <SelectionBar
        items={selection.items}
        downloading={actions.downloading}
        onDownload={() => void actions.download(selection.items)}
        onPlay={() => actions.playAll(selection.items)}
        onDelete={() => remove(selection.items)}
        onClear={selection.clear}
      />
      <Suspense>
        <RecordingDetails
          item={shown}
          modelNames={modelNames}
          actions={actions}
          onDelete={(item) => remove([item])}
          onClose={() => setShown(undefined)}
        />
      </Suspense>
    </>
  )
}

function MoreButton({ busy, onMore }: { readonly busy: boolean; readonly onMore: () => void }) {
  const sentinel = useVisible<HTMLDivElement>(() => {
    if (!busy) onMore()
  })
  return (
    <div ref={sentinel} className="flex justify-center p-4">
      <Button loading={busy} onClick={onMore}>
        {historyWords.more}
      </Button>
    </div>
  )
}

function NothingYet({ source }: { readonly source: HistorySource | undefined }) {
  const isChange = source === 'STS'
  return (
    <EmptyState
      icon={<AudioLines size={28} />}
      title={historyWords.emptyTitle}
      action={
        <AppLink
          to={isChange ? paths.speechToSpeech : paths.textToSpeech}
          className={buttonClasses({ variant: 'primary' })}
        >
          {historyWords.emptyAction}
        </AppLink>
      }
    >
      {isChange ? historyWords.emptyChanges : historyWords.empty}
    </EmptyState>
  )
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={historyWords.noneFoundTitle}
      action={<Button onClick={onClear}>{historyWords.clearFilters}</Button>}
    >
      {historyWords.noneFound}
    </EmptyState>
  )
}

function LoadingRecordings() {
  return (
    <div aria-busy className="flex flex-col gap-4 px-4 py-2">
      <span className="sr-only">{historyWords.loading}</span>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <div key={key} className="flex items-center gap-4">
          <Skeleton round className="size-10" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-3 w-1/4" />
          </div>
        </div>
      ))}
    </div>
  )
}
