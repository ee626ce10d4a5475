import type { HistoryItem } from '@vireo/contracts/history'
import type { OpenSong } from '@vireo/contracts/music'
import { lengthText, PlayButton, SkeletonText, TimeReadout } from '@vireo/ui'
import { useEffect, useMemo, useRef } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { player, TrackWaveform, useTrackPositionMs } from '#kit/player/index.ts'
import { excerptOf, trackOf, useRecordingActions } from '#history'
import type { Making } from '../making/use-making.ts'
import { Mixer } from '../mixer/mixer.tsx'
import type { MusicForm } from '../music-form.ts'
import { keyLabel } from '../players/names.ts'
import { useSongItem } from '../queries.ts'
import { SeparationPanel } from '../separation/separation-panel.tsx'
import { HeardSections, HeardStrip } from '../uploads/heard-sections.tsx'
import { musicWords } from '../words.ts'
import { ChangePanel } from './change-panel.tsx'
import { Downloads } from './downloads.tsx'
import { titleOf } from './title-of.ts'
import { Versions } from './versions.tsx'

type Props = {
  readonly song: OpenSong
  readonly isFresh: boolean
  readonly making: Making
  readonly format: MusicForm['format']
  readonly onOpen: (songId: string | undefined) => void
}

/** Shows a song: to play, to mix, to take along, to change, and beside its other versions. */
export function SongPanel({ song, isFresh, making, format, onOpen }: Props) {
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isFresh) part.current?.scrollIntoView({ block: 'center' })
  }, [isFresh])
  return (
    <>
      <section
        ref={part}
        aria-label={musicWords.songTitle}
        className="flex flex-col gap-4 rounded-lg bg-surface p-4 md:p-6"
      >
        <SongHead song={song} onGone={() => onOpen(undefined)} />
        {song.origin === 'composed' ? <Mixer song={song} /> : null}
      </section>
      {song.origin === 'composed' ? <ChangePanel song={song} making={making} format={format} /> : null}
      {song.origin === 'uploaded' ? <Uploaded song={song} /> : null}
      <Versions song={song} onOpen={onOpen} />
    </>
  )
}

/** Shows what can be done with a recording that somebody brought: it has no score and no parts. */
function Uploaded({ song }: Pick<Props, 'song'>) {
  const { data: item } = useSongItem(song)
  return item ? <SeparationPanel song={song} item={item} /> : null
}

/** Says what is known of a song; of a recording nobody knows the metre or a seed. */
function factsOf(song: OpenSong): string {
  const metre = song.is_loop ? `${song.metre} · ${musicWords.kinds.loop}` : song.metre
  const more =
    song.origin === 'uploaded'
      ? [keyLabel(song.key), musicWords.beats(song.beats_ms.length)]
      : [metre, musicWords.seedIs(song.seed)]
  return [lengthText(song.duration_ms), musicWords.bpm(Math.round(song.tempo_bpm)), ...more].join(' · ')
}

function SongHead({ song, onGone }: { readonly song: OpenSong; readonly onGone: () => void }) {
  const item = useSongItem(song)
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h2 className="text-base font-semibold">{titleOf(song)}</h2>
          <p className="mt-1 text-sm text-muted tabular-nums">{factsOf(song)}</p>
          {item.data && item.data.text !== song.title ? (
            <p className="mt-1 text-sm">{excerptOf(item.data, 300)}</p>
          ) : null}
        </div>
        <Downloads song={song} item={item.data} onGone={onGone} />
      </div>
      {item.data ? (
        <SongPlayer song={song} item={item.data} />
      ) : item.isPending ? (
        <SkeletonText />
      ) : (
        <QueryError title={musicWords.songFailed} error={item.error} onRetry={item.refetch} compact />
      )}
    </>
  )
}

function SongPlayer({ song, item }: { readonly song: OpenSong; readonly item: HistoryItem }) {
  const actions = useRecordingActions([item])
  const track = useMemo(() => trackOf(item), [item])
  const positionMs = useTrackPositionMs(player, item.history_item_id)
  const name = excerptOf(item)
  const isHeard = song.origin === 'uploaded'
  return (
    <>
      <div className="flex items-start gap-3">
        <div className="flex h-14 shrink-0 items-center">
          <PlayButton
            of={name}
            look="outline"
            size="lg"
            round
            playing={actions.isPlaying(item)}
            loading={actions.isLoading(item)}
            onClick={() => actions.togglePlay(item)}
          />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <TrackWaveform track={track} label={musicWords.shape(name)} className="h-14" />
          {isHeard ? <HeardStrip song={song} /> : null}
        </div>
        <div className="flex h-14 shrink-0 items-center">
          <TimeReadout positionMs={positionMs} durationMs={item.duration_ms} />
        </div>
      </div>
      {isHeard ? <HeardSections song={song} track={track} /> : null}
    </>
  )
}
