import { Waveform, type WaveformProps } from '@vireo/ui'
import { useCallback } from 'react'

import { useKnownPeaks } from './levels/known-peaks.ts'
import { player } from './the-player.ts'
import type { Queue, Track } from './track.ts'
import { useTrackVoice } from './use-track-voice.ts'
import { usePlayback, useTrackParts, useTrackPositionMs } from './use-playback.ts'

/**
 * Shows the waveform of a recording wherever it stands in a list: how far it is while it plays, growing while it
 * arrives. Moving through it plays from there. Other recordings draw nothing anew.
 */
export function TrackWaveform({
  track,
  queue,
  label = track.title,
  ...look
}: Pick<WaveformProps, 'size' | 'words' | 'className'> & {
  readonly track: Track
  /** The recordings around it, which the player gets with it. */
  readonly queue?: Queue
  readonly label?: string
}) {
  const playback = usePlayback(player, track.id)
  const positionMs = useTrackPositionMs(player, track.id)
  const { durationMs, levels, peaks } = useTrackParts(player, track.id)
  const kept = useKnownPeaks(track.id)
  const voice = useTrackVoice(track)
  const isHere = playback !== 'elsewhere'
  const onSeek = useCallback(
    (ms: number) => (isHere ? player.seek(ms) : void player.play(track, queue, ms)),
    [isHere, queue, track],
  )
  const shape = track.peaks ?? peaks
  return (
    <Waveform
      {...look}
      label={label}
      voice={voice}
      peaks={shape ?? levels ?? kept}
      grows={shape === undefined && levels !== undefined}
      positionMs={positionMs}
      durationMs={durationMs ?? track.durationMs ?? 0}
      onSeek={(durationMs ?? track.durationMs) === undefined ? undefined : onSeek}
    />
  )
}
