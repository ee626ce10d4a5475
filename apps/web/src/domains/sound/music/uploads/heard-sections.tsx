import type { HistoryItem } from '@vireo/contracts/history'
import type { OpenSong } from '@vireo/contracts/music'
import { lengthText } from '@vireo/ui'
import { useMemo } from 'react'

import { showFailure } from '#kit/failures/show-failure.ts'
import { formatExact } from '#kit/format/index.ts'
import { player, useTrackPositionMs } from '#kit/player/index.ts'
import { trackOf } from '#history'
import { shownBeats } from './shown-beats.ts'
import { uploadWords } from './words.ts'

/** So wide a strip is drawn, in units of its own. */
const width = 1000

/** Shows the sections and beats that were heard in a recording along its time; a section is played from its beginning. */
export function HeardSections({ song, item }: { readonly song: OpenSong; readonly item: HistoryItem | undefined }) {
  const positionMs = useTrackPositionMs(player, song.history_item_id)
  const track = useMemo(() => item && trackOf(item), [item])
  const beats = shownBeats(song.beats_ms)
  const path = beats.map((ms) => `M${((ms / song.duration_ms) * width).toFixed(1)} 0V8`).join('')
  const share = Math.min(1, positionMs / song.duration_ms)
  return (
    <div className="flex flex-col gap-2">
      <div className="relative rounded-md bg-ground p-1">
        <ol aria-label={uploadWords.sections} className="flex h-20 items-end gap-0.5">
          {song.sections.map(({ name, start_ms: startMs, duration_ms: durationMs, energy }) => (
            <li
              key={startMs}
              className="flex h-full min-w-6 flex-col justify-end overflow-hidden"
              style={{ flexGrow: durationMs, flexBasis: 0 }}
            >
              <button
                type="button"
                disabled={!track}
                aria-label={uploadWords.playFrom(name, lengthText(startMs), lengthText(durationMs))}
                className="pressed flex h-full flex-col justify-end rounded-sm text-left hover:bg-hover"
                onClick={() => track && void player.play(track, undefined, startMs).catch(showFailure)}
              >
                <span aria-hidden className="w-full truncate px-1 text-xs font-medium">
                  {name}
                </span>
                <span
                  aria-hidden
                  className="block w-full rounded-sm bg-control"
                  style={{ height: `${Math.round(16 + 48 * energy)}%` }}
                />
              </button>
            </li>
          ))}
        </ol>
        {path === '' ? null : (
          <svg aria-hidden viewBox={`0 0 ${width} 8`} preserveAspectRatio="none" className="mt-1 h-2 w-full text-muted">
            <path d={path} className="stroke-current" strokeWidth={1} vectorEffect="non-scaling-stroke" />
          </svg>
        )}
        {positionMs > 0 ? (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-1 w-0.5 bg-ink"
            style={{ left: `calc(0.25rem + ${share.toFixed(4)} * (100% - 0.5rem))` }}
          />
        ) : null}
      </div>
      <p className="text-xs text-muted">
        {uploadWords.heardIn(formatExact(song.sections.length), formatExact(song.beats_ms.length))}
      </p>
    </div>
  )
}
