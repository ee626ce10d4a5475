import { Waveform, clockText } from '@vireo/ui'
import type { ReactNode } from 'react'

import { player, usePlayer, usePositionMs, type Track } from '../player/index.ts'
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
  const state = usePlayer(player)
  const positionMs = usePositionMs(player)
  const isHere = state.track?.id === track.id
  const known = isHere ? state.track : track
  const durationMs = (isHere ? state.durationMs : undefined) ?? track.durationMs ?? 0
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg bg-surface p-3">
      {isPlayable ? <TrackButton track={track} of={`“${track.title}”`} /> : null}
      <div className="min-w-0 flex-1 basis-24 sm:basis-48">
        <p className="truncate font-medium">{track.title}</p>
        <p className="truncate text-xs text-muted tabular-nums">
          {note}
          {durationMs > 0 ? ` · ${clockText(durationMs)}` : ''}
        </p>
      </div>
      {isPlayable && known?.peaks ? (
        <Waveform
          label={`${note}: ${track.title}`}
          peaks={known.peaks}
          positionMs={isHere ? positionMs : 0}
          durationMs={durationMs}
          className="h-10 min-w-24 flex-1 max-sm:hidden"
        />
      ) : null}
      {children}
    </div>
  )
}
