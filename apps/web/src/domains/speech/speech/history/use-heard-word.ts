import { useEffect, useState } from 'react'

import { player, usePlayer } from '#kit/player/index.ts'
import { type Token, wordAt } from '../spoken-words/tokens.ts'

/** Follows which word of a recording is heard; undefined while the player has another one. */
export function useHeardWord(trackId: string, tokens: readonly Token[]): Token | undefined {
  const { track, status, isUntouched } = usePlayer(player)
  const [heard, setHeard] = useState<Token>()
  const isLoaded = track?.id === trackId && tokens.length > 0
  useEffect(() => {
    if (!isLoaded) return undefined
    let frame = 0
    const read = () => {
      const at = wordAt(tokens, player.positionMs())
      setHeard(at === undefined ? undefined : tokens[at])
      if (status === 'playing') frame = requestAnimationFrame(read)
    }
    frame = requestAnimationFrame(read)
    const stop = player.onMoved(read)
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [isLoaded, status, tokens])
  return isLoaded && !isUntouched && status !== 'ended' ? heard : undefined
}
