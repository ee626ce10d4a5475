import type { HistoryItem, HistorySource } from '@vireo/contracts/history'
import { Button } from '@vireo/ui'
import { Suspense, useMemo, useState, type ComponentType } from 'react'

import { later } from '#kit/later.tsx'
import { PageLead } from '#kit/page/index.ts'
import { useAddressQuery } from '#kit/routing/index.ts'
import { useDebounced } from '#kit/use-debounced.ts'
import { useVisible } from '#kit/use-visible.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { filterFrom, isNarrow } from '../filters/filter.ts'
import { HistoryToolbar } from '../filters/history-toolbar.tsx'
import { useHistoryList } from '../queries.ts'
import type { HistoryVoice, Known } from '../speakers.ts'
import { LoadingRows } from '../timeline/loading-rows.tsx'
import { useSteadyActions } from '../timeline/row-actions.ts'
import { Timeline } from '../timeline/timeline.tsx'
import { historyWords } from '../words.ts'
import { NothingFound, NothingYet } from '../empty/nothing.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useRecordingActions } from './use-recording-actions.ts'
import { useRecordingDeletion } from './use-recording-deletion.ts'
import { useSelection } from './use-selection.ts'

const RecordingDetails = later(async () => ({
  default: (await import('../details/recording-details.tsx')).RecordingDetails,
}))

type ScreenProps = {
  readonly voices: readonly HistoryVoice[]
  readonly modelNames: Known['modelNames']
  /** The type that this address shows; undefined shows all. */
  readonly source?: HistorySource | undefined
  /** Shows what is said in a recording, and which word of it is heard. */
  readonly SpokenText: ComponentType<{ readonly item: HistoryItem }>
}

/** Shows everything that was generated: finding it, hearing it, saving and deleting it. */
export function HistoryScreen({ voices, modelNames, source, SpokenText }: ScreenProps) {
  const [query, change] = useAddressQuery()
  const filter = filterFrom(query)
  const settled = filterFrom(new URLSearchParams(useDebounced(query.toString())))
  const type = filter.source ?? source
  const asked = settled.source ?? source
  const history = useHistoryList({ ...settled, ...(asked && { source: asked }) })
  const known = useMemo(
    () => ({ voices: new Map(voices.map((voice) => [voice.id, voice])), modelNames }),
    [voices, modelNames],
  )
  const clear = () => change(Object.fromEntries([...query.keys()].map((name) => [name, undefined])))
  return (
    <div className="flex flex-1 flex-col gap-4">
      <PageLead>{historyWords.lead}</PageLead>
      <HistoryToolbar
        filter={filter}
        query={query}
        source={type}
        known={known}
        count={history.data?.length ?? Infinity}
        onChange={change}
        onClear={clear}
      />
      {history.isPending ? (
        <LoadingRows />
      ) : !history.data ? (
        <QueryError title={historyWords.failed} error={history.error} onRetry={history.refetch} />
      ) : history.data.length > 0 ? (
        <div aria-busy={history.isPlaceholderData} className="relative">
          {history.isPlaceholderData ? <Searching /> : null}
          <Recordings items={history.data} known={known} SpokenText={SpokenText} />
          {history.hasNextPage ? (
            <MoreButton busy={history.isFetchingNextPage} onMore={() => void history.fetchNextPage()} />
          ) : null}
        </div>
      ) : isNarrow(settled) ? (
        <NothingFound onClear={clear} />
      ) : (
        <NothingYet source={asked} voices={voices} />
      )}
    </div>
  )
}

/** Shows along the upper edge of the list of before that the one that was asked for is on its way. */
function Searching() {
  return (
    <div className="absolute inset-x-0 -top-2 h-0.5 overflow-hidden rounded-full bg-fill">
      <div className="wave-arriving h-full w-1/4 rounded-full bg-accent" />
    </div>
  )
}

function Recordings({
  items,
  known,
  SpokenText,
}: {
  readonly items: readonly HistoryItem[]
  readonly known: Known
  readonly SpokenText: ScreenProps['SpokenText']
}) {
  const recordings = useRecordingActions(items)
  const selection = useSelection(items)
  const [shown, setShown] = useState<HistoryItem>()
  const { remove } = useRecordingDeletion((gone) => {
    if (shown && gone.has(shown.history_item_id)) setShown(undefined)
  })
  const actions = useSteadyActions({
    togglePlay: recordings.togglePlay,
    download: (item) => void recordings.download([item]),
    remove: (item) => remove([item]),
    showDetails: setShown,
    toggleSelected: selection.toggle,
  })
  return (
    <>
      <Timeline items={items} voices={known.voices} selection={selection} actions={actions} />
      <SelectionBar
        selection={selection}
        downloading={recordings.downloading}
        onDownload={() => void recordings.download(selection.items)}
        onPlay={() => recordings.playAll(selection.items)}
        onDelete={() => remove(selection.items)}
      />
      <Suspense>
        {shown ? (
          <RecordingDetails
            item={shown}
            known={known}
            downloading={recordings.downloading}
            SpokenText={SpokenText}
            onTogglePlay={actions.togglePlay}
            onDownload={actions.download}
            onDelete={actions.remove}
            onClose={() => setShown(undefined)}
          />
        ) : null}
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
