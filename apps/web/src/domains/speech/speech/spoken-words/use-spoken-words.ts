import { player, usePlayer, usePositionMs } from '#kit/player/index.ts'
import { useSpokenTimes } from './spoken-times.ts'
import { type Token, wordAt } from './tokens.ts'

/** What the player is saying; undefined unless it plays the recording whose words are known. */
export type SpokenWordsState = {
  readonly tokens: readonly Token[]
  /** The word that is heard right now. */
  readonly index: number | undefined
  readonly speakers: readonly string[]
}

/** Follows the player through the words of the recording that was generated last. */
export function useSpokenWords(): SpokenWordsState | undefined {
  const times = useSpokenTimes()
  const { track, status } = usePlayer(player)
  const positionMs = usePositionMs(player)
  if (!times || times.tokens.length === 0 || track?.id !== times.trackId) return undefined
  if (status === 'idle' || status === 'failed' || status === 'ended') return undefined
  return { ...times, index: wordAt(times.tokens, positionMs) }
}
