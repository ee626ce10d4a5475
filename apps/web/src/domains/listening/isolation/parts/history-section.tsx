import type { IsolationItem } from '@vireo/contracts/isolation'
import { Button, EmptyState, FilterBar, IconButton } from '@vireo/ui'
import { AudioWaveform, Download, Film, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { nowMs } from '#kit/clock.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { QueryError } from '#kit/failures/query-error.tsx'
import { showFailure } from '#kit/failures/show-failure.ts'
import { saveFile } from '#kit/files/save-file.ts'
import { formatAgo } from '#kit/format/index.ts'
import { RowsSkeleton } from '#kit/page/index.ts'
import type { Track } from '#kit/player/index.ts'
import { RecordingRow } from '#kit/recorder/index.ts'
import { useDebounced } from '#kit/use-debounced.ts'
import { useDeleteIsolation, useIsolations } from '../queries.ts'
import { isolatedName, saveVideo, soundOf } from '../sounds.ts'
import { isolationWords } from '../words.ts'

/** Shows the recordings whose voice was isolated: each is heard, saved and deleted. */
export function HistorySection() {
  const [search, setSearch] = useState('')
  const asked = useDebounced(search.trim())
  const { items, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useIsolations(asked)
  const [doomed, setDoomed] = useState<IsolationItem>()
  const remove = useDeleteIsolation()
  return (
    <section aria-label={isolationWords.history} className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{isolationWords.history}</h2>
      <FilterBar
        count={items?.length ?? 0}
        search={{
          label: isolationWords.search,
          placeholder: isolationWords.search,
          value: search,
          onChange: setSearch,
        }}
      />
      {isPending ? <RowsSkeleton /> : null}
      {error && !items ? <QueryError title={isolationWords.historyFailed} error={error} onRetry={refetch} /> : null}
      {items?.length === 0 ? <Nothing isNarrowed={asked !== ''} /> : null}
      {items?.map((item) => (
        <Row key={item.id} item={item} onDelete={() => setDoomed(item)} />
      ))}
      {hasNextPage ? (
        <Button className="self-center" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isolationWords.more}
        </Button>
      ) : null}
      {doomed ? (
        <ConfirmFirst
          title={isolationWords.deleteTitle}
          consequence={isolationWords.deleteHelp}
          action={isolationWords.delete}
          danger
          act={() => remove.mutateAsync(doomed.id)}
          onClose={() => setDoomed(undefined)}
        />
      ) : null}
    </section>
  )
}

function Nothing({ isNarrowed }: { readonly isNarrowed: boolean }) {
  const { nothingFound, nothingFoundHelp, emptyTitle, emptyHelp } = isolationWords
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState icon={<AudioWaveform size={28} />} title={isNarrowed ? nothingFound : emptyTitle}>
        {isNarrowed ? nothingFoundHelp : emptyHelp}
      </EmptyState>
    </div>
  )
}

function Row({ item, onDelete }: { readonly item: IsolationItem; readonly onDelete: () => void }) {
  const title = item.title ?? isolationWords.untitled
  const save = () => soundOf(item.id).then((sound) => saveFile(sound, isolatedName(title)), showFailure)
  return (
    <RecordingRow track={trackOf(item, title)} note={formatAgo(item.created_at_unix, nowMs())}>
      <IconButton label={isolationWords.downloadOne(title)} onClick={() => void save()}>
        <Download aria-hidden size={16} />
      </IconButton>
      {item.supports_video ? (
        <IconButton
          label={isolationWords.downloadVideoOf(title)}
          onClick={() => void saveVideo(item).catch(showFailure)}
        >
          <Film aria-hidden size={16} />
        </IconButton>
      ) : null}
      <IconButton label={isolationWords.deleteOne(title)} onClick={onDelete}>
        <Trash2 aria-hidden size={16} />
      </IconButton>
    </RecordingRow>
  )
}

function trackOf(item: IsolationItem, title: string): Track {
  return {
    id: item.id,
    title,
    subtitle: isolationWords.after,
    peaks: item.peaks.map((peak) => peak / 100),
    durationMs: item.duration_seconds === null ? undefined : item.duration_seconds * 1000,
    open: async () => ({ url: URL.createObjectURL(await soundOf(item.id)) }),
  }
}
