import type { OpenSong } from '@vireo/contracts/music'
import { lengthText } from '@vireo/ui'
import { Play } from 'lucide-react'

import { showFailure } from '#kit/failures/show-failure.ts'
import { player, type Track, useTrackPositionMs } from '#kit/player/index.ts'
import { shownBeats } from './shown-beats.ts'
import { uploadWords } from './words.ts'

/** The beats are drawn on a line so long, in units of its own. */
const lineLength = 1000

/** Draws the sections and beats that were heard in a recording along its time; the list beside it says the same. */
export function HeardStrip({ song }: { readonly song: OpenSong }) {
  const positionMs = useTrackPositionMs(player, song.history_item_id)
  const at = (ms: number) => Math.min(1, ms / song.duration_ms)
  const beats = shownBeats(song.beats_ms)
    .map((ms) => `M${(at(ms) * lineLength).toFixed(1)} 0V8`)
    .join('')
  return (
    <div aria-hidden className="relative">
      <div className="flex h-14 items-end gap-0.5">
        {song.sections.map(({ name, start_ms: startMs, duration_ms: durationMs, energy }) => (
          <div
            key={startMs}
            className="flex h-full min-w-0 flex-col justify-end overflow-hidden"
            style={{ flexGrow: durationMs, flexBasis: 0 }}
          >
            <span className="truncate px-1 text-xs font-medium">{name}</span>
            <div className="rounded-sm bg-control" style={{ height: `${Math.round(12 + 52 * energy)}%` }} />
          </div>
        ))}
      </div>
      {beats === '' ? null : (
        <svg viewBox={`0 0 ${lineLength} 8`} preserveAspectRatio="none" className="mt-1 h-2 w-full text-muted">
          <path d={beats} className="stroke-current" strokeWidth={1} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      {positionMs > 0 ? (
        <span className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: `${(at(positionMs) * 100).toFixed(2)}%` }} />
      ) : null}
    </div>
  )
}

/** Lists the sections that were heard in a recording: each is played from its beginning. */
export function HeardSections({ song, track }: { readonly song: OpenSong; readonly track: Track }) {
  return (
    <ol aria-label={uploadWords.sections} className="flex flex-wrap gap-2">
      {song.sections.map(({ name, start_ms: startMs }) => (
        <li key={startMs}>
          <button
            type="button"
            aria-label={uploadWords.playFrom(name, lengthText(startMs))}
            className="pressed flex min-h-8 items-center gap-2 rounded-full bg-fill px-3 py-1 text-sm font-medium transition-colors hover:bg-fill-hover"
            onClick={() => void player.play(track, undefined, startMs).catch(showFailure)}
          >
            <Play aria-hidden size={12} />
            {name}
            <span className="font-normal text-muted tabular-nums">{lengthText(startMs)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
