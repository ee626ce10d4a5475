import type { Song } from '@vireo/contracts/music'
import { Badge, Button, joinClasses, Kbd, lengthText, PlayButton, SkeletonRows } from '@vireo/ui'
import { useMemo } from 'react'

import { nowMs } from '#kit/clock.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { formatAgo } from '#kit/format/index.ts'
import { TrackWaveform } from '#kit/player/index.ts'
import { excerptOf, trackOf, useRecordingActions } from '#history'
import { keyLabel } from '../players/names.ts'
import { useSongItem, useVersions } from '../queries.ts'
import { musicWords } from '../words.ts'
import { titleOf } from './title-of.ts'
import { useCompare } from './use-compare.ts'
import { useSwitchKey } from './use-switch-key.ts'

type Props = { readonly song: Song; readonly onOpen: (songId: string) => void }

/** Shows the versions of a song beside each other: to hear, to open, and to compare with the one that is open. */
export function Versions({ song, onOpen }: Props) {
  const versions = useVersions(song)
  const { pair, heard, begin, switchOver, end } = useCompare()
  useSwitchKey(pair ? switchOver : undefined)
  const songs = versions.data ?? []
  if (versions.isSuccess && songs.length < 2) return null
  const sideOf = ({ song_id: id }: Song) =>
    pair?.a.song_id === id ? ('a' as const) : pair?.b.song_id === id ? ('b' as const) : undefined
  return (
    <section aria-label={musicWords.versions} className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <h2 className="mr-auto text-sm font-medium text-muted">{musicWords.versions}</h2>
        {pair ? (
          <>
            <Button size="sm" onClick={switchOver}>
              {musicWords.hearOther(musicWords.sides[heard === 'a' ? 'b' : 'a'])}
              <span aria-hidden className="max-sm:hidden">
                <Kbd>X</Kbd>
              </span>
            </Button>
            <Button size="sm" variant="ghost" onClick={end}>
              {musicWords.endComparison}
            </Button>
          </>
        ) : null}
      </div>
      {versions.isPending ? (
        <SkeletonRows rows={2} />
      ) : versions.isError && songs.length === 0 ? (
        <QueryError title={musicWords.versionsFailed} error={versions.error} onRetry={versions.refetch} compact />
      ) : (
        <ul className="grid gap-2 sm:grid-cols-2">
          {songs.map((version) => {
            const side = sideOf(version)
            return (
              <VersionCard
                key={version.song_id}
                version={version}
                isOpen={version.song_id === song.song_id}
                side={side}
                isHeard={side === heard}
                onOpen={() => onOpen(version.song_id)}
                onCompare={() => begin(song, version)}
              />
            )
          })}
        </ul>
      )}
      {versions.hasNextPage ? (
        <div>
          <Button size="sm" loading={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>
            {musicWords.showMore}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

type CardProps = {
  readonly version: Song
  readonly isOpen: boolean
  readonly side: 'a' | 'b' | undefined
  readonly isHeard: boolean
  readonly onOpen: () => void
  readonly onCompare: () => void
}

function VersionCard({ version, isOpen, side, isHeard, onOpen, onCompare }: CardProps) {
  return (
    <li
      className={joinClasses(
        'flex min-w-0 flex-col gap-2 rounded-lg bg-surface p-3',
        side && isHeard ? 'outline-2 outline-ink' : '',
      )}
    >
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 truncate text-sm font-medium">{titleOf(version)}</p>
        {side ? <Badge>{musicWords.sides[side]}</Badge> : null}
        {isOpen ? <Badge>{musicWords.isOpen}</Badge> : null}
      </div>
      <VersionSound version={version} />
      <p className="truncate text-xs text-muted tabular-nums">
        {lengthText(version.duration_ms)} · {keyLabel(version.key)} · {musicWords.bpm(Math.round(version.tempo_bpm))} ·{' '}
        {formatAgo(version.created_at_unix, nowMs())}
      </p>
      {isOpen ? null : (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onOpen}>
            {musicWords.open}
          </Button>
          <Button size="sm" onClick={onCompare}>
            {musicWords.compare}
          </Button>
        </div>
      )}
    </li>
  )
}

function VersionSound({ version }: { readonly version: Song }) {
  const { data: item } = useSongItem(version)
  const actions = useRecordingActions(item ? [item] : [])
  const track = useMemo(() => item && trackOf(item), [item])
  const name = `${titleOf(version)}, ${formatAgo(version.created_at_unix, nowMs())}`
  return (
    <div className="flex h-10 items-center gap-3">
      {item && track ? (
        <>
          <PlayButton
            of={name}
            look="outline"
            round
            playing={actions.isPlaying(item)}
            loading={actions.isLoading(item)}
            onClick={() => actions.togglePlay(item)}
          />
          <TrackWaveform track={track} label={musicWords.shape(excerptOf(item))} className="h-9 min-w-0 flex-1" />
        </>
      ) : null}
    </div>
  )
}
