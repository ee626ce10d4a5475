import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

import type { Player } from './player.ts'
import type { PlayerState } from './player-state.ts'

/** Follows what a player is doing. */
export function usePlayer(player: Player): PlayerState {
  return useSyncExternalStore(player.subscribe, player.state, player.state)
}

/** Follows where the needle is, in milliseconds, smoothly while it moves. */
export function usePositionMs(player: Player): number {
  const { status } = usePlayer(player)
  const [positionMs, setPositionMs] = useState(0)
  const frame = useRef(0)
  const read = useCallback(() => setPositionMs(player.positionMs()), [player])

  useEffect(() => {
    const follow = () => {
      read()
      frame.current = requestAnimationFrame(follow)
    }
    frame.current = requestAnimationFrame(status === 'playing' ? follow : read)
    return () => cancelAnimationFrame(frame.current)
  }, [read, status])

  // Moving the needle while it rests changes nothing else that could be followed.
  useEffect(() => player.onMoved(read), [player, read])

  return positionMs
}
