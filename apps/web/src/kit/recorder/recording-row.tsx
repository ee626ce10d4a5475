import { lengthText } from '@vireo/ui'
import type { ReactNode } from 'react'

import { player, TrackWaveform, useTrackParts, type Track } from '../player/index.ts'
import { TrackButton } from './track-button.tsx'

/** Shows a recording that can be heard: play, its shape, its name. `isPlayable` is false for what this browser cannot read. */
export function RecordingRow({
  track,
  note,
  isPlayable = true,
  children,
}: {
  readonly track: Track
  readonly note: string
  readonly isPlayable?: boolean
  readonly children?: ReactNode
}) {
  const parts = useTrackParts(player, track.id)
  const durationMs = parts.durationMs ?? track.durationMs ?? 0
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg bg-surface p-3">
      {isPlayable ? <TrackButton track={track} of={`“${track.title}”`} /> : null}
      <div className="min-w-0 flex-1 basis-24 sm:basis-48">
        <p className="truncate font-medium">{track.title}</p>
        <p className="truncate text-xs text-muted tabular-nums">
          {note}
          {durationMs > 0 ? ` · ${lengthText(durationMs)}` : ''}
        </p>
      </div>
      {isPlayable && (track.peaks ?? parts.peaks) ? (
        <TrackWaveform
          track={track}
          label={`${note}: ${track.title}`}
          className="h-10 min-w-24 flex-[2] max-sm:order-last max-sm:basis-full"
        />
      ) : null}
      {children}
    </div>
  )
}
