import type { HistoryItem } from '@vireo/contracts/history'
import {
  Button,
  buttonClasses,
  EmptyState,
  FilterBar,
  IconButton,
  joinClasses,
  lengthText,
  PlayButton,
  SkeletonRows,
} from '@vireo/ui'
import { SearchX, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { nowMs } from '#kit/clock.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { formatAgo } from '#kit/format/index.ts'
import { GhostRows } from '#kit/pictures/ghosts.tsx'
import { TrackWaveform } from '#kit/player/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useDebounced } from '#kit/use-debounced.ts'
import { excerptOf, trackOf, useHistory, useRecordingActions, useRecordingDeletion } from '#history'
import { keyLabel } from '../players/names.ts'
import { musicWords } from '../words.ts'
import { heardIn, songIdOf } from './song-id-of.ts'

const pageItems = 12

type Props = { readonly openId: string | undefined; readonly onOpen: (songId: string | undefined) => void }

/** Lists the songs that were made, newest first: to hear, to open again, to find and to delete. */
export function SongList({ openId, onOpen }: Props) {
  const [search, setSearch] = useState('')
  const asked = useDebounced(search.trim())
  const history = useHistory({ source: 'Music', ...(asked !== '' && { search: asked }) }, pageItems)
  const items = history.data ?? []
  const actions = useRecordingActions(items)
  const { remove } = useRecordingDeletion()
  if (history.isPending && asked === '') return <SkeletonRows rows={3} />
  if (history.isError && items.length === 0)
    return <QueryError title={musicWords.failed} error={history.error} onRetry={history.refetch} />
  return (
    <section aria-label={musicWords.songs} className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <h2 className="mr-auto text-sm font-medium text-muted">{musicWords.songs}</h2>
        {items.length > 0 ? (
          <AppLink to={paths.musicHistory} className={buttonClasses({ size: 'sm' })}>
            {musicWords.allSongs}
          </AppLink>
        ) : null}
      </div>
      <FilterBar
        count={history.hasNextPage ? pageItems + 1 : items.length}
        search={{ label: musicWords.search, value: search, onChange: setSearch }}
      />
      {items.length === 0 && !history.isFetching ? (
        asked === '' ? (
          <NoSongs />
        ) : (
          <EmptyState icon={<SearchX size={28} />} title={musicWords.noneFound}>
            {musicWords.noneFoundHelp}
          </EmptyState>
        )
      ) : null}
      <ul className="flex flex-col gap-1">
        {items.map((item) => (
          <SongRow
            key={item.history_item_id}
            item={item}
            actions={actions}
            isOpen={songIdOf(item) !== undefined && songIdOf(item) === openId}
            onOpen={onOpen}
            onDelete={() => {
              remove([item])
              if (songIdOf(item) === openId) onOpen(undefined)
            }}
          />
        ))}
      </ul>
      {history.hasNextPage ? (
        <div>
          <Button size="sm" loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {musicWords.showMore}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

type RowProps = {
  readonly item: HistoryItem
  readonly actions: ReturnType<typeof useRecordingActions>
  readonly isOpen: boolean
  readonly onOpen: (songId: string) => void
  readonly onDelete: () => void
}

function SongRow({ item, actions, isOpen, onOpen, onDelete }: RowProps) {
  const name = excerptOf(item, 160)
  const id = songIdOf(item)
  return (
    <li className={joinClasses('flex items-center gap-3 rounded-lg px-2 py-2', isOpen ? 'bg-surface' : '')}>
      <PlayButton
        of={name}
        look="outline"
        round
        playing={actions.isPlaying(item)}
        loading={actions.isLoading(item)}
        onClick={() => actions.togglePlay(item)}
      />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{name}</p>
        <p className="truncate text-xs text-muted tabular-nums">{factsOf(item).join(' · ')}</p>
      </div>
      <TrackWaveform
        track={trackOf(item)}
        label={musicWords.shape(name)}
        className="h-8 w-28 shrink-0 max-sm:hidden md:w-48"
      />
      {id === undefined ? null : (
        <Button size="sm" disabled={isOpen} aria-label={musicWords.openSong(name)} onClick={() => onOpen(id)}>
          {isOpen ? musicWords.isOpen : musicWords.open}
        </Button>
      )}
      <IconButton size="sm" label={musicWords.deleteSong(name)} onClick={onDelete}>
        <Trash2 aria-hidden size={16} />
      </IconButton>
    </li>
  )
}

/** Says how long a song is, what was heard in one that was brought, and when it came. */
function factsOf(item: HistoryItem): string[] {
  const ago = formatAgo(item.date_unix, nowMs())
  const heard = heardIn(item)
  const facts = heard
    ? [musicWords.bpm(Math.round(heard.tempo_bpm)), keyLabel(heard.key), musicWords.uploaded(ago)]
    : [ago, ...(songIdOf(item) === undefined ? [musicWords.noScore] : [])]
  return [lengthText(item.duration_ms), ...facts]
}

function NoSongs() {
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg bg-surface px-4 py-8 text-center">
      <GhostRows
        leads={[0, 1].map((place) => (
          <span key={place} className="size-8 rounded-full bg-fill" />
        ))}
      />
      <p className="max-w-md text-sm text-balance text-muted">{musicWords.none}</p>
    </div>
  )
}
