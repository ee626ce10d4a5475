import { lengthText, PlayButton, Skeleton } from '@vireo/ui'
import type { ReactNode } from 'react'

import { nowMs } from '#kit/clock.ts'
import { KnownFace } from '#kit/faces/index.ts'
import { formatAgo } from '#kit/format/index.ts'
import { TrackWaveform } from '#kit/player/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useHistory } from '../queries.ts'
import { trackOf } from '../recordings.ts'
import { makerOf } from '../speakers.ts'
import { historyWords } from '../words.ts'
import { excerptOf } from './excerpt.ts'
import { RecordingMenu } from './recording-menu.tsx'
import { useRecordingActions } from './use-recording-actions.ts'
import { useRecordingDeletion } from './use-recording-deletion.ts'

/** Lists the newest recordings in short; `empty` takes their place while there are none. */
export function RecentRecordings({ count, empty }: { readonly count: number; readonly empty: ReactNode }) {
  const history = useHistory({}, count)
  const actions = useRecordingActions(history.data?.slice(0, count) ?? [])
  const { remove } = useRecordingDeletion()
  if (history.isPending) return <LoadingList />
  if (!history.data) {
    return <QueryError title={historyWords.failed} error={history.error} onRetry={history.refetch} />
  }
  if (history.data.length === 0) return empty
  return (
    <>
      <ul className="flex flex-col">
        {history.data.slice(0, count).map((item) => (
          <li
            key={item.history_item_id}
            className="flex items-center gap-3 rounded-lg px-2 py-2 transition-colors hover:bg-surface"
          >
            <PlayButton
              of={`“${excerptOf(item)}”`}
              look="outline"
              round
              playing={actions.isPlaying(item)}
              loading={actions.isLoading(item)}
              onClick={() => actions.togglePlay(item)}
            />
            <div className="min-w-0 flex-1">
              <p className="truncate text-sm font-medium">{excerptOf(item, 160)}</p>
              <p className="flex items-center gap-1.5 text-xs text-muted tabular-nums">
                {item.voice_id === null ? null : (
                  <KnownFace
                    id={item.voice_id}
                    size={24}
                    className="-my-1 scale-75"
                    speaking={actions.isPlaying(item)}
                  />
                )}
                <span className="truncate">
                  {item.voice_name ?? makerOf(item)} · {lengthText(item.duration_ms)} ·{' '}
                  {formatAgo(item.date_unix, nowMs())}
                </span>
              </p>
            </div>
            <TrackWaveform
              track={trackOf(item)}
              label={historyWords.shapeOf(excerptOf(item))}
              className="h-8 w-28 shrink-0 max-sm:hidden md:w-48"
            />
            <RecordingMenu
              item={item}
              onDownload={() => void actions.download([item])}
              onDelete={() => remove([item])}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function LoadingList() {
  return (
    <div aria-busy className="flex flex-col gap-4 p-2">
      <span className="sr-only">{historyWords.loading}</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="flex items-center gap-3">
          <Skeleton round className="size-10" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  )
}
