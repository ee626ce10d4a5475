import { TimeReadout, Waveform, type WaveWord, joinClasses } from '@vireo/ui'

import { player, usePositionMs, useTrackVoice } from '../../kit/player/index.ts'
import type { PlayerParts } from './player-parts.ts'
import { playerWords } from './words.ts'

/** Shows how far it is, and its shape to move through, in the colours of its voice. */
export function Timeline({
  state,
  track,
  words,
  className,
}: PlayerParts & {
  /** What is said, where there is room for it. */
  readonly words?: readonly WaveWord[] | undefined
  readonly className: string
}) {
  const positionMs = usePositionMs(player)
  const { durationMs, levels } = state
  const { peaks } = track
  const voice = useTrackVoice(track)
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Waveform
        label={playerWords.position}
        voice={voice}
        // Until it is known how long all of it is, no word has its place.
        words={durationMs === undefined ? undefined : words}
        peaks={peaks ?? levels}
        grows={peaks === undefined && levels !== undefined}
        positionMs={positionMs}
        durationMs={durationMs ?? Math.max(positionMs, 1)}
        className={joinClasses('min-w-0 flex-1', durationMs === undefined && 'pointer-events-none', className)}
        onSeek={(ms) => player.seek(ms)}
      />
      <TimeReadout positionMs={positionMs} {...(durationMs !== undefined && { durationMs })} />
    </div>
  )
}
