import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'

import type { Player } from './player.ts'
import type { PlayerState } from './player-state.ts'
import type { Track } from './track.ts'

/** What a player does with one recording: nothing, or what it does with it. */
export type Playback = 'elsewhere' | Exclude<PlayerState['status'], 'idle'>

/** Follows what a player does with one recording. Whatever it does with others draws nothing anew. */
export function usePlayback(player: Player, trackId: string): Playback {
  const read = () => {
    const { track, status } = player.state()
    return track?.id !== trackId || status === 'idle' ? 'elsewhere' : status
  }
  return useSyncExternalStore(player.subscribe, read, read)
}

/** What becomes known of a recording while it is in the player. */
type TrackParts = Pick<PlayerState, 'durationMs' | 'levels'> & Pick<Track, 'peaks'>

/** Follows what becomes known of one recording while it is in the player: length, levels, those that arrive. */
export function useTrackParts(player: Player, trackId: string): TrackParts {
  const durationMs = useStateHere(player, trackId, (state) => state.durationMs)
  const levels = useStateHere(player, trackId, (state) => state.levels)
  const peaks = useStateHere(player, trackId, (state) => state.track?.peaks)
  return useMemo(() => ({ durationMs, levels, peaks }), [durationMs, levels, peaks])
}

function useStateHere<Part>(player: Player, trackId: string, partOf: (state: PlayerState) => Part): Part | undefined {
  const read = () => (player.state().track?.id === trackId ? partOf(player.state()) : undefined)
  return useSyncExternalStore(player.subscribe, read, read)
}

/** Follows the needle in one recording, in milliseconds; 0 while it is in another, which draws nothing anew. */
export function useTrackPositionMs(player: Player, trackId: string): number {
  const playback = usePlayback(player, trackId)
  const [positionMs, setPositionMs] = useState(0)
  const isHere = playback !== 'elsewhere'
  const read = useCallback(() => setPositionMs(player.positionMs()), [player])
  useEffect(() => {
    if (!isHere) return undefined
    let frame = 0
    const follow = () => {
      read()
      if (playback === 'playing') frame = requestAnimationFrame(follow)
    }
    frame = requestAnimationFrame(follow)
    const stop = player.onMoved(read)
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [isHere, playback, player, read])
  return isHere ? positionMs : 0
}
