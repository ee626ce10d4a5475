import { TimeReadout, Waveform, joinClasses } from '@vireo/ui'

import { player, usePositionMs } from '../../kit/player/index.ts'
import type { PlayerParts } from './player-parts.ts'
import { playerWords } from './words.ts'

/** What is heard, how far it is, and its shape to move through. */
export function Timeline({ state, track, tall = false }: PlayerParts & { readonly tall?: boolean }) {
  const positionMs = usePositionMs(player)
  const { durationMs } = state
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 truncate text-xs text-muted">
          {track.subtitle ? <span className="font-medium text-ink">{track.subtitle} </span> : null}
          {track.title}
        </span>
        <TimeReadout positionMs={positionMs} {...(durationMs !== undefined && { durationMs })} />
      </div>
      <Waveform
        label={playerWords.position}
        peaks={track.peaks}
        positionMs={positionMs}
        durationMs={durationMs ?? Math.max(positionMs, 1)}
        className={joinClasses(tall ? 'h-16' : 'h-8', 'w-full', durationMs === undefined && 'pointer-events-none')}
        onSeek={(ms) => player.seek(ms)}
      />
    </div>
  )
}
