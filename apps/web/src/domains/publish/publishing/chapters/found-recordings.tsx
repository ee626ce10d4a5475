import type { HistoryItem } from '@vireo/contracts/history'
import { Button, Skeleton } from '@vireo/ui'

import { QueryError } from '#kit/failures/query-error.tsx'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useHistory } from '#history'
import { RecordingChoice } from './recording-choice.tsx'
import { chapterWords } from './words.ts'

const pageSize = 30

/** Lists the recordings of the history that have some words, newest first, to be chosen from. */
export function FoundRecordings({
  search,
  takenIds,
  chosenIds,
  isFull,
  onToggle,
}: {
  readonly search: string
  readonly takenIds: readonly string[]
  /** In the order in which they were chosen. */
  readonly chosenIds: readonly string[]
  readonly isFull: boolean
  readonly onToggle: (item: HistoryItem) => void
}) {
  const history = useHistory(search === '' ? {} : { search }, pageSize)
  if (history.isPending) return <Skeleton className="h-64 w-full" />
  if (!history.data)
    return <QueryError compact title={chapterWords.historyFailed} error={history.error} onRetry={history.refetch} />
  if (history.data.length === 0) return <NoRecording isSearched={search !== ''} />
  return (
    <ul aria-label={chapterWords.recordings} className="-mx-2 flex max-h-[50dvh] flex-col overflow-y-auto">
      {history.data.map((item) => {
        const { history_item_id: id } = item
        const place = chosenIds.indexOf(id) + 1
        return (
          <li key={id}>
            <RecordingChoice
              item={item}
              place={place}
              isTaken={takenIds.includes(id)}
              isFull={isFull && place === 0}
              onToggle={() => onToggle(item)}
            />
          </li>
        )
      })}
      {history.hasNextPage ? (
        <li className="p-2">
          <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {chapterWords.older}
          </Button>
        </li>
      ) : null}
    </ul>
  )
}

function NoRecording({ isSearched }: { readonly isSearched: boolean }) {
  return (
    <p className="rounded-md bg-fill p-4 text-sm text-muted">
      {isSearched ? chapterWords.nothingFound : chapterWords.historyEmpty}{' '}
      {isSearched ? null : (
        <AppLink to={paths.textToSpeech} className="font-medium text-ink underline">
          {chapterWords.toSpeech}
        </AppLink>
      )}
    </p>
  )
}
